import type { ComponentChildren } from "preact";
import { Page } from "./page";

/** One column of text and panels. */
export const NarrowPage = ({ children, class: more }: { children: ComponentChildren; class?: string }) => (
  <Page>
    <main class={more ? `wrap narrow ${more}` : "wrap narrow"}>{children}</main>
  </Page>
);
