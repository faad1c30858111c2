import { NarrowPage } from "./narrow-page";

/** Nothing is here: an address that does not exist, or a table that is gone. */
export const MissingPage = ({ title, hint }: { title: string; hint?: string }) => (
  <NarrowPage>
    <h1>{title}</h1>
    {hint && <p>{hint}</p>}
  </NarrowPage>
);
