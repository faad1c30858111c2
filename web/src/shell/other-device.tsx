/* A pass for another device of the same person: shown here as a code and a link until somebody has come in. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../api";
import type { DeviceOut, PassOut } from "../server";
import { t } from "../text";
import { Button } from "../ui/button";
import { Qr } from "../ui/qr";
import { SendOn } from "../ui/send-on";
import { Wrong } from "../ui/wrong";
import "./other-device.css";

const LOOK_EVERY = 2500;
const MS = 1000;

interface OtherDeviceProps {
  /** Where the other device is led; null for the first page. */
  table: string | null;
  onCame?: () => void;
}

/** Who is here now and was not when the pass was made. */
const newcomer = (before: readonly DeviceOut[], now: readonly DeviceOut[]): DeviceOut | undefined =>
  now.find(device => !before.some(known => known.id === device.id));

export function OtherDevice({ table, onCame }: OtherDeviceProps) {
  const pass = useSignal<PassOut | null>(null),
    before = useSignal<readonly DeviceOut[]>([]),
    said = useSignal(""),
    wrong = useSignal("");
  const make = async () => {
    said.value = wrong.value = "";
    before.value = await api.devices();
    pass.value = await api.makePass(table);
  };
  const end = (text: string) => {
    pass.value = null;
    said.value = text;
  };
  const look = async (made: PassOut) => {
    const came = newcomer(before.value, await api.devices());
    if (came) {
      end(t("device-came", { device: came.device ?? t("device-unknown") }));
      onCame?.();
    } else if (made.expires * MS < Date.now()) end(t("device-late"));
  };
  const made = pass.value;
  useEffect(() => {
    if (!made) return;
    const timer = setInterval(() => void look(made).catch(() => undefined), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [made]);
  return (
    <div class="other-device">
      <p class="muted">{t("device-how")}</p>
      {made ? (
        <>
          <Qr code={made.code} />
          <SendOn link={made.link} label={t("device-link")} />
        </>
      ) : (
        <Button
          onClick={() =>
            void make().catch(error => {
              wrong.value = reasonOf(error);
            })
          }
        >
          {t("device-add")}
        </Button>
      )}
      <p role="status">{said.value}</p>
      <Wrong text={wrong.value} />
    </div>
  );
}
