import { formatDay, say, type Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { RunRow } from "../../contract/runs.ts";
import { isCancelledForFew } from "../../rules/endRun.ts";
import { stepOfParticipation } from "../../rules/participation.ts";
import { formatSpan } from "../formatSpan.ts";

type Words = Texts["pulseRuns"];

/** « 3 équipes », « Tout le personnel (43 personnes) » once it is fixed who is asked. */
export function sayAudience(
  language: Language,
  { audience: texts }: Pick<Words, "audience">,
  { audience: { kind, ids, days }, asked }: Pick<RunRow, "audience" | "asked">,
): string {
  const count = kind === "newcomers" ? (days ?? 0) : ids.length;
  const audience = kind === "everyone" ? texts.everyone : say(language, texts[kind], { count });
  return asked === null ? audience : say(language, texts.people, { audience, count: asked });
}

/** When a run opens, closes, or closed; `medium` where there is little room. */
export function sayDates(
  language: Language,
  { when: texts }: Words,
  run: Pick<RunRow, "status" | "opensOn" | "closesOn" | "isSeriesPaused" | "asked" | "threshold">,
  style: "medium" | "withWeekday" = "withWeekday",
): string {
  if (run.status === "scheduled" && run.isSeriesPaused) return texts.paused;
  const words = isCancelledForFew(run) ? texts.tooFew : texts[run.status];
  const least = run.threshold;
  if (style === "withWeekday")
    return say(language, words, {
      opens: formatDay(language, run.opensOn, style),
      closes: formatDay(language, run.closesOn, style),
      least,
    });
  // A short day stays on one line.
  const write = (day: string) => day.replaceAll(" ", "\u00A0");
  const { from, to } = formatSpan(language, run.opensOn, run.closesOn);
  const opens = run.status === "scheduled" ? from : formatDay(language, run.opensOn, "medium");
  return say(language, words, { opens: write(opens), closes: write(to), least });
}

/** Whether people are asked, or were. */
export const hasParticipation = (status: RunRow["status"]): boolean =>
  status === "open" || status === "closed";

/** Null where people have not been asked; of an open run what was last counted, in steps. */
export function sayParticipation(
  language: Language,
  { participation: texts }: Words,
  { status, asked, answers, threshold }: Pick<RunRow, "status" | "asked" | "answers" | "threshold">,
): string | null {
  if (asked === null || !hasParticipation(status)) return null;
  if (answers === null) return say(language, texts.under, { least: threshold, total: asked });
  const said = { count: answers, total: asked };
  if (status === "closed") return say(language, texts.exact, said);
  if (asked < stepOfParticipation) return texts.atClosing;
  return answers === 0
    ? say(language, texts.few, { least: stepOfParticipation, total: asked })
    : say(language, texts.about, said);
}
