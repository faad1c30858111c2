/* A note that comes by itself: what is told, and what can be done about it. */
import type { ComponentChildren } from "preact";
import { type GlyphName, Icon } from "../kit";
import "./toast.css";

interface ToastProps {
  icon: GlyphName;
  color?: string;
  /** "alert" interrupts a screen reader, "status" waits; left out: it is heard by other means. */
  role?: "alert" | "status";
  class?: string;
  /** The name of a note that is a place of the page of its own. */
  name?: string;
  /** The name of a note that may scroll: it takes the focus, so that keys can scroll it. */
  scrolls?: string;
  children: ComponentChildren;
}

export function Toast({ icon, color, role, class: more, name, scrolls, children }: ToastProps) {
  const heard = role && { role, "aria-atomic": "true" as const },
    place = name && ({ role: "region", "aria-label": name } as const),
    reached = scrolls && ({ role: "region", "aria-label": scrolls, tabIndex: 0 } as const);
  return (
    <div class={more ? `note ${more}` : "note"} {...heard} {...place} {...reached}>
      <Icon name={icon} size={20} color={color} />
      {children}
    </div>
  );
}
