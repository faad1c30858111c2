/* A sheet above the page: the browser's own dialog, so focus and Escape work by themselves. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../kit";
import { t } from "../text";
import "./sheet.css";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
  /** The id of what is to be heard with the title. */
  about?: string;
  /** Beside the prompt instead of in the middle: what it asks about stays in sight. */
  docked?: boolean;
  /** A click beside a docked sheet closes it and is handed on: with what lies there, which the sheet kept from it. The second click of a double click is none. */
  onBeside?: ((there: Element | null) => void) | undefined;
}

/** What Tab stops at. */
const STOPS = "a[href], button, input, select, textarea, [tabindex]";

export function Sheet({
  title,
  onClose,
  children,
  about,
  wide = false,
  docked = false,
  onBeside,
}: SheetProps) {
  const box = useRef<HTMLDialogElement>(null),
    room = useRef<HTMLDivElement>(null),
    /* A dialog says later that it was closed: one taken away must not close the next that was opened meanwhile. */
    gone = useRef(false);
  useEffect(() => {
    const dialog = box.current,
      before = document.activeElement as HTMLElement | null;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal?.();
    /* A click beside the sheet is a click on the dialog itself; who answers about the board may well click on the board. */
    const beside = (e: MouseEvent) => {
      if (e.target !== dialog || (docked && (!onBeside || e.detail > 1))) return;
      gone.current = docked;
      dialog.close();
      if (docked) onBeside?.(document.elementFromPoint(e.clientX, e.clientY));
    };
    dialog.addEventListener("click", beside);
    return () => {
      gone.current = true;
      dialog.removeEventListener("click", beside);
      /* Taken away while open: whoever had the focus gets it back. */
      if (dialog.open) {
        dialog.close();
        if (before?.isConnected) before.focus();
      }
    };
  }, []);
  /* What has to be scrolled and holds nothing to stop at is a stop itself, and a text to be read:
     arrow keys then read on. */
  useEffect(() => {
    const { current } = room;
    if (current && current.scrollHeight > current.clientHeight && !current.querySelector(STOPS))
      Object.assign(current, { tabIndex: 0, role: "document" });
  });
  return (
    <dialog
      ref={box}
      class={`sheet${wide ? " wide" : ""}${docked ? " docked" : ""}`}
      aria-label={title}
      aria-describedby={about}
      /* Told at once: a dialog says that it was closed when the next key may have been pressed already. */
      onCancel={e => {
        e.preventDefault();
        onClose();
      }}
      onClose={() => gone.current || onClose()}
    >
      <header class="head">
        <h2>{title}</h2>
        <button type="button" class="tool end" aria-label={t("close")} onClick={onClose}>
          <Icon name="no" size={16} />
        </button>
      </header>
      <div class="sheet-body" ref={room}>
        {children}
      </div>
    </dialog>
  );
}
