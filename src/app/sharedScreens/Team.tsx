import { TeamEvaluations } from "#evaluations/client/team/TeamEvaluations.tsx";
import { later } from "#platform/ui/later.ts";
import { TeamScreen } from "#teams/client/screens/TeamScreen.tsx";

const TeamSkills = later(async () => (await import("#dashboards/client/team/TeamSkills.tsx")).TeamSkills);
const SharedRecognitions = later(
  async () => (await import("#development/client/recognition/SharedRecognitions.tsx")).SharedRecognitions,
);
const TeamPulses = later(async () => (await import("#dashboards/client/pulses/TeamPulses.tsx")).TeamPulses);

/** Evaluations, figures and thank-yous are above teams: those about the people of a team are passed down to its page. */
export function Team() {
  return (
    <TeamScreen
      evaluations={(teamId) => <TeamEvaluations teamId={teamId} />}
      skills={(team) => <TeamSkills open team={team} />}
      recognitions={(teamId) => <SharedRecognitions open teamId={teamId} />}
      pulses={(team) => <TeamPulses open team={team} />}
    />
  );
}
