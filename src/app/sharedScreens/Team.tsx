import { TeamEvaluations } from "#evaluations/client/team/TeamEvaluations.tsx";
import { TeamScreen } from "#teams/client/screens/TeamScreen.tsx";

/** Evaluations are above teams: those about the people of a team are passed down to its page. */
export function Team() {
  return <TeamScreen evaluations={(teamId) => <TeamEvaluations teamId={teamId} />} />;
}
