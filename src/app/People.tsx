import { PeopleScreen } from "#people/client/screens/PeopleScreen.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import { useTeamName } from "#teams/client/queries.ts";

const ChooseDialog = later(
  async () => (await import("#teams/client/people/ChooseTeamDialog.tsx")).ChooseTeamDialog,
);
const AddDialog = later(
  async () => (await import("#teams/client/people/AddToTeamDialog.tsx")).AddToTeamDialog,
);

/** Teams are above people: what the list needs of them is passed down to it. */
export function People() {
  const { ofPeople } = useTexts("teams");
  return <PeopleScreen teams={{ chooseLabel: ofPeople.chooseMore, useTeamName, ChooseDialog, AddDialog }} />;
}
