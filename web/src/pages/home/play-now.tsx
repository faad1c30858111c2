/* At once into a game with bots; what went wrong is said by the page. */
import { type Signal, useSignal } from "@preact/signals";
import { Icon } from "../../kit";
import { go } from "../../router";
import { gameName, playNow } from "../../state/games";
import { t } from "../../text";
import { Button } from "../../ui/button";

interface PlayNowProps {
  /** Left out: the game last played. */
  game?: string;
  look: string;
  problem: Signal<boolean>;
}

export function PlayNow({ game, look, problem }: PlayNowProps) {
  const starting = useSignal(false);
  const play = async () => {
    starting.value = true;
    try {
      go(`/table/${await playNow(game)}`);
    } catch {
      problem.value = true;
    } finally {
      starting.value = false;
    }
  };
  return (
    <Button
      look={look}
      disabled={starting.value}
      {...(game ? { "aria-label": `${t("play-now")}: ${gameName(game)}` } : {})}
      onClick={() => void play()}
    >
      {!game && <Icon name="play" />}
      {t("play-now")}
    </Button>
  );
}
