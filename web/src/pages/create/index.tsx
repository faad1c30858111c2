/* Open a table: which game, who plays, which options, each explained in words. */
import { Icon } from "../../kit";
import { LoadingPage } from "../../shell/loading-page";
import { NarrowPage } from "../../shell/narrow-page";
import { Shelf } from "../../shell/shelf";
import { seatsText } from "../../state/games";
import { games } from "../../state/session";
import { t } from "../../text";
import { SetUp } from "./set-up";

const PickGame = () => (
  <NarrowPage>
    <h1>{t("open-a-table")}</h1>
    <Shelf
      href={game => `/new/${game}${location.search}`}
      verb={t("choose")}
      facts={game => (
        <span>
          <Icon name="people" size={16} />
          {seatsText(game)}
        </span>
      )}
    />
  </NarrowPage>
);

export function Create({ game }: { game?: string }) {
  if (!game) return <PickGame />;
  const found = games.value?.find(g => g.id === game);
  return found ? <SetUp key={found.id} game={found} /> : <LoadingPage />;
}
