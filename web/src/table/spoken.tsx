/* Words for the eye, and others for the ear where those say it better. */
import type { ComponentChildren } from "preact";

interface SpokenProps {
  text: string;
  heard: string;
  /** The text as it is shown. */
  children: ComponentChildren;
}

export const Spoken = ({ text, heard, children }: SpokenProps) =>
  heard === text ? (
    children
  ) : (
    <span class="spoken">
      <span aria-hidden="true">{children}</span>
      <span class="vh">{heard}</span>
    </span>
  );
