import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { seasonOf } from "../days.ts";
import type { StartingPosition } from "./useDraft.ts";

/** The names that are suggested for an evaluation: « Camille · automne 2026 ». */
export function useSuggestedNames() {
  const { information } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const season = () => {
    const now = seasonOf(today);
    return say(information.seasons[now.season], { year: String(now.year) });
  };
  const nameOf = (position: StartingPosition) => translated(language, position.name).text;
  return {
    ofPosition: (position: StartingPosition) =>
      say(information.suggestedFor, { position: nameOf(position), season: season() }),
    /** With the position from which the draft starts, if any: those of several people in it are told apart. */
    ofPerson: ({ firstName }: { firstName: string }, position: StartingPosition | null) =>
      position
        ? say(information.suggestedForBoth, { firstName, position: nameOf(position), season: season() })
        : say(information.suggested, { firstName, season: season() }),
  };
}
