import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";

/** The page of a team that is not there, or that the reader does not see. */
export function useAbsentTeam() {
  const { absent, absentDetail, backToTeams } = useTexts("teams");
  return { title: absent, detail: absentDetail, back: { label: backToTeams, to: paths.teams() } };
}
