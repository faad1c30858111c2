/* Turning the tile, taking the shipment, turning the building: what the board shows, as buttons of the prompt. */
import { Icon } from "../../../kit";
import { hold, type Play, rotate, setFace } from "../play";

export function Buttons({ play }: { play: Play }) {
  const { table, phase, held, plot, face } = play,
    { say, legal } = table,
    other = face.value === "up" ? "down" : "up";
  if (plot.value && play.ways(plot.value).length > 1)
    return (
      <button type="button" class="btn" onClick={() => setFace(play, other)}>
        <Icon name="rotate" />
        {say(`face-${other}`)} <kbd>F</kbd>
      </button>
    );
  if (phase.value !== "lay" || held.value?.kind !== "tile" || !legal.value.all.length) return null;
  return (
    <>
      <button type="button" class="btn" onClick={() => rotate(play)}>
        <Icon name="rotate" />
        {say("nh-rotate")} <kbd>R</kbd>
      </button>
      {legal.value.of("lay-shipment").length > 0 && (
        <button
          type="button"
          class="btn opt"
          onClick={() => hold(play, { kind: "shipment", resource: "sheep" })}
        >
          <Icon name="ship" cut="var(--paper-raised)" />
          {say("nh-shipment")}
        </button>
      )}
    </>
  );
}
