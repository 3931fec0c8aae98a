import { maxPeople, whyNotEvaluateAmong } from "#campaigns/rules/selection.ts";
import { paths } from "#paths.ts";
import type { Evaluating } from "#people/client/list/evaluate/evaluating.ts";
import { PeopleScreen } from "#people/client/screens/PeopleScreen.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { useTeamName } from "#teams/client/queries.ts";

const ChooseDialog = later(
  async () => (await import("#teams/client/people/ChooseTeamDialog.tsx")).ChooseTeamDialog,
);
const AddDialog = later(
  async () => (await import("#teams/client/people/AddToTeamDialog.tsx")).AddToTeamDialog,
);

/** Teams and evaluations are above people: what the list needs of them is passed down to it. */
export function People() {
  const { ofPeople } = useTexts("teams");
  const { profileId } = useViewer();
  const go = useGo();
  const evaluating: Evaluating = {
    whyNot: (person, selected) => whyNotEvaluateAmong(profileId, person, selected),
    most: maxPeople,
    begin: (chosen) => {
      const [one, ...others] = chosen;
      if (one && others.length === 0) return go(paths.createEvaluation({ subject: one.id }));
      const chosenPeople = chosen.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }));
      return go(paths.createCampaign(), { state: { chosenPeople } });
    },
  };
  return (
    <PeopleScreen
      teams={{ chooseLabel: ofPeople.chooseMore, useTeamName, ChooseDialog, AddDialog }}
      evaluating={evaluating}
    />
  );
}
