/* The picture with the name, and the two quickest ways in. */
import type { Signal } from "@preact/signals";
import { Hero } from "../../art/hero";
import { Icon } from "../../kit";
import { A } from "../../router";
import { width } from "../../state/settings";
import { t } from "../../text";
import { Wrong } from "../../ui/wrong";
import { PlayNow } from "./play-now";

export const Door = ({ problem }: { problem: Signal<boolean> }) => (
  <section class="hero" aria-label="Approdo">
    <Hero phone={width.value === "phone"} />
    <div class="words">
      <h1>Approdo</h1>
      <p>
        {t("home-what")} {t("no-account")}
      </p>
      <div class="go">
        <PlayNow look="primary" problem={problem} />
        <A class="btn" href="/new?invite=1">
          <Icon name="link" />
          {t("invite-by-link")}
        </A>
        <A class="btn" href="/learn">
          <Icon name="book" />
          {t("home-learn")}
        </A>
      </div>
      <Wrong text={problem.value ? t("error-server") : ""} />
    </div>
  </section>
);
