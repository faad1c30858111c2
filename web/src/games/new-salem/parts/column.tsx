import type { ComponentChildren } from "preact";

export const Column = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div>
    <h3>{title}</h3>
    {children}
  </div>
);
