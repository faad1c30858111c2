import { Icon } from "../kit";
import { A } from "../router";
import { t } from "../text";
import { NarrowPage } from "./narrow-page";

/** Nothing is here: an address that does not exist, or a table that is gone. */
export const MissingPage = ({ title, hint }: { title: string; hint?: string }) => (
  <NarrowPage>
    <h1>{title}</h1>
    {hint && <p>{hint}</p>}
    <p>
      <A class="btn" href="/">
        <Icon name="anchor" />
        {t("leave")}
      </A>
    </p>
  </NarrowPage>
);
