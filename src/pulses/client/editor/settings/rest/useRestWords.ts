import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import type { TooClose } from "../../../../contract/series.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const words = { fr, en };

/** What leaves the people of a plan no rest, in one sentence; null: nothing does. */
export function useRestWords(): (surveys: readonly TooClose[]) => string | null {
  const { language } = useLanguage();
  const say = useSay();
  const texts = words[language];
  return (surveys) =>
    surveys.length === 0
      ? null
      : say(texts.rest, {
          surveys: surveys
            .map(({ kind, day }) => say(texts[kind], { day: formatDay(language, day) }))
            .join(", "),
        });
}
