/* Lessons that were opened here: their words are kept, to be read without network. */
import type { LessonTold } from "../api";
import { LESSONS } from "../worker/names";

type Step = Pick<LessonTold["steps"][number], "id" | "title" | "say" | "why">;
export interface KeptLesson {
  readonly game: string;
  readonly id: string;
  readonly lang: string;
  readonly steps: readonly Step[];
}

/** Keep the words of a lesson; the same lesson again, in the same language, takes its place. */
export async function keepLesson(game: string, { id, steps }: LessonTold, lang: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const words = steps.map(({ id, title, say, why }) => ({ id, title, say, why })),
    kept: KeptLesson = { game, id, lang, steps: words };
  await (await caches.open(LESSONS)).put(`/kept/${game}/${id}/${lang}`, new Response(JSON.stringify(kept)));
}

/** Those that can be read in this language. */
export async function keptLessons(lang: string): Promise<readonly KeptLesson[]> {
  if (!("caches" in globalThis)) return [];
  const store = await caches.open(LESSONS),
    answers = await Promise.all((await store.keys()).map(one => store.match(one))),
    lessons = await Promise.all(
      answers.map(async answer => (await answer?.json()) as KeptLesson | undefined),
    );
  return lessons.flatMap(lesson => (lesson?.lang === lang ? [lesson] : []));
}
