/* The frame of every page that is no table. */
import type { ComponentChildren } from "preact";
import { t } from "../text";
import { Top } from "./top";

export const Page = ({ rules, children }: { rules?: string; children: ComponentChildren }) => (
  <div class="plain-page">
    <Top rules={rules} />
    {children}
  </div>
);

/** One column of text and panels. */
export const NarrowPage = ({ children, class: more }: { children: ComponentChildren; class?: string }) => (
  <Page>
    <main class={more ? `wrap narrow ${more}` : "wrap narrow"}>{children}</main>
  </Page>
);

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

/** Nothing is here: an address that does not exist, or a table that is gone. */
export const MissingPage = ({ title, hint }: { title: string; hint?: string }) => (
  <NarrowPage>
    <h1>{title}</h1>
    {hint && <p>{hint}</p>}
  </NarrowPage>
);
