import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulsePlan } from "../../contract/content.ts";
import type { PlannedRun } from "../../contract/series.ts";
import { describeCadence } from "../../rules/cadenceWords.ts";
import type { fr } from "./texts.fr.ts";

type Words = Translation<typeof fr>;

/** « Toutes les deux semaines, le lundi à 9 h », "Every two weeks, on Monday at 9 a.m."; null where the first day is not chosen yet. */
export function sayCadence(
  language: Language,
  words: Words,
  plan: Pick<PulsePlan, "cadence" | "startsOn" | "hour">,
): string | null {
  const facts = describeCadence(plan);
  if (!facts) return null;
  const hour = formatHour(language, facts.hour);
  switch (facts.kind) {
    case "once":
      return say(language, words.once, { day: formatDay(language, facts.day, "withWeekday"), hour });
    case "weekly":
    case "biweekly": {
      const weekday = words.weekdays[String(facts.weekday) as keyof Words["weekdays"]];
      return say(language, words[facts.kind], { weekday, hour });
    }
    case "monthly":
    case "quarterly": {
      const sentence = say(language, words[facts.kind], { date: formatDate(language, facts.date), hour });
      return facts.endsShort ? say(language, words.shortMonths, { sentence }) : sentence;
    }
  }
}

/** « lundi 30 novembre 2026, jusqu’au dimanche 6 décembre 2026 ». */
export const sayRun = (language: Language, words: Words, { opensOn, closesOn }: PlannedRun): string =>
  say(language, words.run, {
    opens: formatDay(language, opensOn, "withWeekday"),
    closes: formatDay(language, closesOn, "withWeekday"),
  });

/** « au lieu du samedi 2 janvier 2027 »: the working day before which it would open falls on a weekend, or is a holiday. */
export function sayMoved(language: Language, words: Words, movedFrom: string): string {
  const isWeekend = [0, 6].includes(new Date(`${movedFrom}T00:00:00Z`).getUTCDay());
  const moved = formatDay(language, movedFrom, "withWeekday");
  return say(language, isWeekend ? words.moved : words.movedFromHoliday, { moved });
}

/** « 9 h », "9 a.m.", with spaces that do not break. */
export function formatHour(language: Language, hour: number): string {
  if (language === "fr") return `${hour}\u00a0h`;
  return `${hour % 12 === 0 ? 12 : hour % 12}\u00a0${hour < 12 ? "a.m." : "p.m."}`;
}

const ordinals = { 1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st" } as const;
/** « 1ᵉʳ », « 15 »; "1st", "15th". */
const formatDate = (language: Language, date: number) =>
  language === "fr"
    ? `${date}${date === 1 ? "ᵉʳ" : ""}`
    : `${date}${ordinals[date as keyof typeof ordinals] ?? "th"}`;
