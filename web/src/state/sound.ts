/* Few short sounds, made on the spot: a wooden knock for a move, two for one's turn, three low ones for what concerns one. */
import { need } from "../lookup";
import { sound } from "./settings";

let audio: AudioContext | null = null;

function knock(at: number, pitch: number): void {
  const ctx = need(audio, "audio"),
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

type Knock = readonly [after: number, pitch: number];
const SOUNDS: Readonly<Record<"move" | "turn" | "alert", readonly Knock[]>> = {
  move: [[0, 320]],
  turn: [
    [0, 420],
    [0.16, 560],
  ],
  alert: [
    [0, 240],
    [0.14, 240],
    [0.28, 300],
  ],
};

export function chime(what: keyof typeof SOUNDS): void {
  if (!sound.value || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [after, pitch] of SOUNDS[what]) knock(now + after, pitch);
}
