import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { getSeason } from "../days.ts";
import type { StartingPosition } from "./useDraft.ts";

/** The names that are suggested for an evaluation: « Camille · automne 2026 ». */
export function useSuggestedNames() {
  const { information } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const formatSeason = () => {
    const now = getSeason(today);
    return say(information.seasons[now.season], { year: String(now.year) });
  };
  const getName = (position: StartingPosition) => translated(language, position.name).text;
  return {
    ofPosition: (position: StartingPosition) =>
      say(information.suggestedFor, { position: getName(position), season: formatSeason() }),
    /** With the position from which the draft starts, if any, to distinguish the evaluations of several people in it. */
    ofPerson: ({ firstName }: { firstName: string }, position: StartingPosition | null) =>
      position
        ? say(information.suggestedForBoth, {
            firstName,
            position: getName(position),
            season: formatSeason(),
          })
        : say(information.suggested, { firstName, season: formatSeason() }),
  };
}
