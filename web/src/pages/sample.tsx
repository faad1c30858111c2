/* A recorded message as a table, for looking at boards while building them (development only). */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { TableMessage } from "../api";
import { need } from "../lookup";
import { TableStore } from "../state/table";
import type { Story } from "../state/table/story";
import { TablePage } from "../table/page";
import { addText, lang } from "../text";

const MESSAGES = import.meta.glob<{ default: TableMessage }>("../../tests/fixtures/*.json");
const STORIES = import.meta.glob<{ default: Story }>("../../tests/fixtures/stories/*.json");
const TEXTS = import.meta.glob<{ default: string }>("../../../src/approdo/games/*/text/*.ftl", {
  query: "?raw",
});

export function Sample({ name }: { name: string }) {
  const store = useMemo(() => new TableStore(name), [name]),
    ready = useSignal(false);
  useEffect(() => {
    void need(MESSAGES[`../../tests/fixtures/${name}.json`], "MESSAGES")().then(
      async ({ default: message }) => {
        const load =
          TEXTS[`../../../src/approdo/games/${message.table.game.replace(/-/g, "_")}/text/${lang.value}.ftl`];
        if (load) addText(`${lang.value}/${message.table.game}`, (await load()).default);
        store.receive(message);
        store.story.told.value =
          (await STORIES[`../../tests/fixtures/stories/${name}.json`]?.())?.default ?? null;
        ready.value = true;
      },
    );
  }, [name, lang.value]);
  return ready.value ? <TablePage store={store} /> : null;
}
