import { useSay, useTexts } from "#platform/client/language.tsx";
import { seasonOf } from "../days.ts";

/** The season of today in words, for the name that is suggested: « automne 2026 ». */
export function useSeasonWords(): () => string {
  const { information } = useTexts("wizard");
  const say = useSay();
  return () => {
    const { season, year } = seasonOf(new Date());
    return say(information.seasons[season], { year: String(year) });
  };
}
