/* A sheet above the page: the browser's own dialog, so focus and Escape work by themselves. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../kit";
import { t } from "../text";

export function Sheet({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal?.();
  }, []);
  return (
    <dialog
      ref={box}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onClose={onClose}
      onClick={e => {
        if (e.target === box.current) box.current?.close();
      }}
    >
      <header class="head">
        <h2>{title}</h2>
        <button class="tool end" aria-label={t("close")} onClick={() => box.current?.close()}>
          <Icon name="no" size={16} />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
