/* Few short sounds, made on the spot: a wooden knock for a move, two for one's turn. */
import { sound } from "./settings";

let audio: AudioContext | null = null;

function knock(at: number, pitch: number): void {
  const ctx = audio!,
    tone = ctx.createOscillator(),
    gain = ctx.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  gain.gain.setValueAtTime(0.14, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
  tone.connect(gain).connect(ctx.destination);
  tone.start(at);
  tone.stop(at + 0.15);
}

export function chime(what: "move" | "turn"): void {
  if (!sound.value || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (what === "move") knock(now, 320);
  else {
    knock(now, 420);
    knock(now + 0.16, 560);
  }
}
