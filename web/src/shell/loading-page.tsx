import { t } from "../text";
import { Page } from "./page";

export const LoadingPage = () => (
  <Page>
    <main>
      <h1 class="vh">{t("loading")}</h1>
      <p class="loading" aria-hidden="true">
        {t("loading")}
      </p>
    </main>
  </Page>
);
