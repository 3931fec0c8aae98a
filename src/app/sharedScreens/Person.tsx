import { useQuery } from "@tanstack/react-query";
import { PersonEvaluations } from "#evaluations/client/person/PersonEvaluations.tsx";
import { PersonScreen } from "#people/client/screens/PersonScreen.tsx";
import type { PersonDetail } from "#people/contract/person.ts";
import { fullName } from "#people/rules/names.ts";
import { createQueries } from "#platform/client/queries.ts";
import { later } from "#platform/ui/later.ts";
import type { reportsContract } from "#reports/contract.ts";

const PasswordDialog = later(
  async () => (await import("#auth/client/person/PersonPasswordDialog.tsx")).PersonPasswordDialog,
);
const reports = createQueries<typeof reportsContract>("reports");

/** Signing in, evaluations and reports are above people: what they add to the page of a person is passed down. */
export const Person = () => (
  <PersonScreen PasswordDialog={PasswordDialog} evaluations={(person) => <AboutPerson person={person} />} />
);

/** Where the reports cannot be read, the evaluations are there all the same. */
function AboutPerson({ person }: { person: PersonDetail }) {
  const { data } = useQuery(reports.aboutPerson.queryOptions({ input: { profileId: person.id } }));
  return (
    <PersonEvaluations
      profileId={person.id}
      name={fullName(person)}
      openReports={new Set(data?.items.map(({ evaluationId }) => evaluationId))}
    />
  );
}
