/* A sheet of paper with a title. */
import type { ComponentChildren } from "preact";
import "./panel.css";

interface PanelProps {
  title: ComponentChildren;
  /** At the right end of the title's line. */
  end?: ComponentChildren;
  class?: string;
  children?: ComponentChildren;
}

export const Panel = ({ title, end, class: more, children }: PanelProps) => (
  <section class={more ? `panel ${more}` : "panel"}>
    <header>
      <h2>{title}</h2>
      {end !== undefined && <span class="end">{end}</span>}
    </header>
    {children}
  </section>
);
