/* An address that leads to no table that this reader may see: what to ask for, and from whom. */
import { Icon } from "../../kit";
import { A } from "../../router";
import { NarrowPage } from "../../shell/narrow-page";
import { t } from "../../text";

export const ClosedDoor = () => (
  <NarrowPage>
    <h1>{t("door-closed")}</h1>
    <p>{t("door-ask")}</p>
    <p>
      <A class="btn" href="/">
        <Icon name="anchor" />
        {t("leave")}
      </A>
    </p>
  </NarrowPage>
);
