import { TeamEvaluations } from "#evaluations/client/team/TeamEvaluations.tsx";
import { later } from "#platform/ui/later.ts";
import { TeamScreen } from "#teams/client/screens/TeamScreen.tsx";

const TeamSkills = later(async () => (await import("#dashboards/client/team/TeamSkills.tsx")).TeamSkills);
const TeamPulses = later(async () => (await import("#dashboards/client/pulses/TeamPulses.tsx")).TeamPulses);

/** Evaluations and figures are above teams: those about the people of a team are passed down to its page. */
export function Team() {
  return (
    <TeamScreen
      evaluations={(teamId) => <TeamEvaluations teamId={teamId} />}
      skills={(team) => <TeamSkills open team={team} />}
      pulses={(team) => <TeamPulses open team={team} />}
    />
  );
}
