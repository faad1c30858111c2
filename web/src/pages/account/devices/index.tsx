/* Where this person is signed in, and the way in for another device. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, reasonOf } from "../../../api";
import type { DeviceOut } from "../../../server";
import { OtherDevice } from "../../../shell/other-device";
import { t } from "../../../text";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { day } from "../../../ui/when";
import { Wrong } from "../../../ui/wrong";

const Row = ({ device, onSignOut }: { device: DeviceOut; onSignOut: () => void }) => {
  const name = device.device ?? t("device-unknown");
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span class="muted">
          {device.this ? t("device-this") : t("device-since", { day: day(device.created) })}
        </span>
      </div>
      {!device.this && (
        <Button look="quiet" aria-label={t("device-out-named", { device: name })} onClick={onSignOut}>
          {t("device-out")}
        </Button>
      )}
    </li>
  );
};

export function Devices() {
  const list = useSignal<readonly DeviceOut[]>([]),
    wrong = useSignal("");
  const load = () =>
    api.devices().then(
      found => {
        list.value = found;
      },
      error => {
        wrong.value = reasonOf(error);
      },
    );
  useEffect(() => void load(), []);
  const signOut = (device: DeviceOut) =>
    api.signOutDevice(device.id).then(load, error => {
      wrong.value = reasonOf(error);
    });
  return (
    <Panel class="listed" title={t("devices")}>
      <div class="body">
        <ul>
          {list.value.map(device => (
            <Row key={device.id} device={device} onSignOut={() => void signOut(device)} />
          ))}
        </ul>
        <Wrong text={wrong.value} />
        <OtherDevice table={null} onCame={() => void load()} />
      </div>
    </Panel>
  );
}
