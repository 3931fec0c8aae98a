import type { Plural, Texts, Values } from "#platform/texts.ts";
import type { Progress } from "./progress.ts";

interface ProgressWords {
  /** How many objectives, and what became of them. */
  objectives: string[];
  /** How many actions, and what is late. */
  actions: string[];
}

/** How far a plan is, in words: the same wherever it is said. What is zero is left out. */
export function listProgressWords(
  progress: Progress,
  words: Texts["development"]["progress"],
  say: (message: string | Plural, values?: Values) => string,
): ProgressWords {
  const { objectives, reached, setAside, actions, done, open, lateActions, lateObjectives } = progress;
  const toDo = open === lateActions ? words.allLate : words.someLate;
  return {
    objectives: [
      ...(objectives > 0 ? [say(words.objectives, { count: objectives })] : []),
      ...(reached > 0 ? [say(words.reached, { count: reached })] : []),
      ...(setAside > 0 ? [say(words.setAside, { count: setAside })] : []),
    ],
    actions: [
      ...(actions > 0 ? [say(words.done, { count: done, total: actions })] : []),
      ...(lateActions > 0 ? [say(toDo, { count: open, late: lateActions })] : []),
      ...(lateObjectives > 0 ? [say(words.lateObjectives, { count: lateObjectives })] : []),
    ],
  };
}
