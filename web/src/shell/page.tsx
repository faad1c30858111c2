/* The frame of every page that is no table. */
import type { ComponentChildren } from "preact";
import { Top } from "./top";

export const Page = ({ rules, children }: { rules?: string; children: ComponentChildren }) => (
  <div class="plain-page">
    <Top rules={rules} />
    {children}
  </div>
);
