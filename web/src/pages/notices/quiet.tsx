/* Hours in which nobody is called; what comes meanwhile comes afterwards. */
import type { CallsOut } from "../../server";
import { zoneHere } from "../../state/push";
import { t } from "../../text";
import { Switch } from "../../ui/switch";
import type { Notices } from "./store";

const USUAL: readonly [number, number] = [22 * 60, 8 * 60];
const shown = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const minutes = (text: string): number => {
  const [hours = 0, rest = 0] = text.split(":").map(Number);
  return hours * 60 + rest;
};

export function QuietHours({ notices, now }: { notices: Notices; now: CallsOut }) {
  const [from, to] = [now.quiet?.[0] ?? USUAL[0], now.quiet?.[1] ?? USUAL[1]],
    set = (quiet: number[] | "none") => void notices.set({ quiet, zone: zoneHere() });
  return (
    <div class="way">
      <Switch
        icon="lock"
        text={t("notice-quiet")}
        help={t("notice-quiet-help")}
        on={now.quiet !== null}
        set={on => set(on ? [...USUAL] : "none")}
      />
      {now.quiet !== null && (
        <div class="under hours">
          <label>
            {t("notice-quiet-from")}{" "}
            <input
              class="field"
              type="time"
              value={shown(from)}
              onChange={e => set([minutes(e.currentTarget.value), to])}
            />
          </label>
          <label>
            {t("notice-quiet-to")}{" "}
            <input
              class="field"
              type="time"
              value={shown(to)}
              onChange={e => set([from, minutes(e.currentTarget.value)])}
            />
          </label>
        </div>
      )}
    </div>
  );
}
