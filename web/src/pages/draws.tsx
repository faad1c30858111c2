/* Every draw of a finished game, computed again in this browser. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type DrawnGame, reasonOf } from "../api";
import { type Check, canCheck, check } from "../fair";
import { A } from "../router";
import { NarrowPage } from "../shell/narrow-page";
import { t } from "../text";

const verdict = ({ wrong, count, draw }: Check): string =>
  wrong === "none" ? t("draws-right", { n: count }) : t(`draws-wrong-${wrong}`, { n: draw ?? 0 });

const Facts = ({ game }: { game: DrawnGame }) => (
  <dl class="facts">
    <dt>{t("draws-commitment")}</dt>
    <dd>
      <code>{game.commitment}</code>
    </dd>
    <dt>{t("draws-seed")}</dt>
    <dd>
      <code>{game.seed}</code>
    </dd>
    <dt>{t("draws-parts")}</dt>
    {game.parts.map((part, seat) => (
      <dd key={`${seat + 1}`}>
        {seat + 1}: <code>{part || "–"}</code>
      </dd>
    ))}
  </dl>
);

export function Draws({ id }: { id: string }) {
  const game = useSignal<DrawnGame | null>(null),
    found = useSignal<Check | null>(null),
    problem = useSignal("");
  useEffect(() => {
    const work = async () => {
      game.value = await api.draws(id);
      if (canCheck()) found.value = await check(game.value);
      else problem.value = t("draws-insecure");
    };
    work().catch(error => {
      problem.value = reasonOf(error);
    });
  }, [id]);
  return (
    <NarrowPage>
      <h1>{t("draws-title")}</h1>
      <p>{t("draws-about")}</p>
      <p role="status">
        <strong>{found.value ? verdict(found.value) : problem.value || t("draws-working")}</strong>
      </p>
      {found.value?.own && found.value.wrong === "none" && <p>{t("draws-own")}</p>}
      {game.value && <Facts game={game.value} />}
      <p>
        <A href={`/table/${id}`}>{t("draws-back")}</A>
      </p>
    </NarrowPage>
  );
}
