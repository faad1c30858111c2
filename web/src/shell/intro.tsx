/* A game's picture beside a few words: the head of set-up and waiting room. */
import type { ComponentChildren } from "preact";
import { Vignette } from "./vignette";
import "./intro.css";

export const Intro = ({ game, children }: { game: string; children: ComponentChildren }) => (
  <section class="panel intro">
    <div class="banner">
      <Vignette game={game} />
    </div>
    <div class="words">{children}</div>
  </section>
);
