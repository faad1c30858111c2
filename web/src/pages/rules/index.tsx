/* The rules: a shelf of rulebooks, and one to read. */

import { NarrowPage } from "../../shell/narrow-page";
import { Shelf } from "../../shell/shelf";
import { t } from "../../text";
import { Book } from "./book";

const Rulebooks = () => (
  <NarrowPage>
    <h1>{t("rules")}</h1>
    <Shelf href={game => `/rules/${game}`} verb={t("rules-read")} />
  </NarrowPage>
);

export const Rules = ({ game }: { game?: string }) =>
  game ? <Book key={game} game={game} /> : <Rulebooks />;
