/* A link to send on, or words to keep: shown, copied, or handed to whatever the device sends things with. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "../kit";
import { t } from "../text";
import { Button } from "./button";
import "./send-on.css";

const COPIED_FOR = 2000;

interface SendOnProps {
  link: string;
  label: string;
  /** What the message is called that carries it; without one it is only copied. */
  title?: string;
}

/** The clipboard exists on https and localhost alone; friends on a local network come by http. */
async function copyFrom(field: HTMLInputElement): Promise<void> {
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
}

export function SendOn({ link, label, title }: SendOnProps) {
  const field = useRef<HTMLInputElement>(null),
    copied = useSignal(false);
  const copy = async () => {
    if (!field.current) return;
    await copyFrom(field.current);
    copied.value = true;
    setTimeout(() => {
      copied.value = false;
    }, COPIED_FOR);
  };
  return (
    <div class="send-on">
      <input
        ref={field}
        class="field"
        readOnly
        value={link}
        aria-label={label}
        onFocus={e => e.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>
        <Icon name={copied.value ? "ok" : "link"} />
        <span aria-live="polite" aria-atomic="true">
          {t(copied.value ? "copied" : "copy")}
        </span>
      </Button>
      {title && "share" in navigator && (
        <Button onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
          <Icon name="arrow" />
          {t("share-send")}
        </Button>
      )}
    </div>
  );
}
