import { useQuery } from "@tanstack/react-query";
import { IconHeart } from "@tabler/icons-react";
import { useState } from "react";
import { useRecognitionTexts } from "#development/client/recognition/useRecognitionTexts.ts";
import { resolvePlanReader } from "#development/rules/access.ts";
import { whyNotThank } from "#development/rules/recognition.ts";
import { PersonEvaluations } from "#evaluations/client/person/PersonEvaluations.tsx";
import { PersonScreen } from "#people/client/screens/PersonScreen.tsx";
import type { PersonDetail } from "#people/contract/person.ts";
import { fullName } from "#people/rules/names.ts";
import { createQueries } from "#platform/client/queries.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { later } from "#platform/ui/later.ts";
import { useCan, useViewer } from "#platform/ui/viewer.tsx";
import type { reportsContract } from "#reports/contract.ts";

const PasswordDialog = later(
  async () => (await import("#auth/client/person/PersonPasswordDialog.tsx")).PersonPasswordDialog,
);
const PersonPlan = later(async () => (await import("#development/client/person/PersonPlan.tsx")).PersonPlan);
const ThankDialog = later(
  async () => (await import("#development/client/recognition/ThankDialog.tsx")).ThankDialog,
);
const reports = createQueries<typeof reportsContract>("reports");

/** Signing in, evaluations, reports and plans are above people: what they add to the page of a person is passed down. */
export function Person() {
  const { person: texts } = useTexts("development");
  const { profileId } = useViewer();
  const isInCharge = useCan("managePeople");
  const mayRead = ({ id }: PersonDetail) =>
    // Who manages the person matters to those who are not in charge, and this page is not theirs.
    resolvePlanReader(
      { isOwner: id === profileId, isManager: false, isShared: false, handover: null, isInCharge },
      new Date(),
    ) !== null;
  const [thanked, setThanked] = useState<PersonDetail | null>(null);
  const say = useSay();
  const recognition = useRecognitionTexts();
  const thank = (person: PersonDetail) =>
    whyNotThank({ isSelf: person.id === profileId, isActive: person.isActive }) === null
      ? [
          {
            label: say(recognition.thankNamed, { first: person.firstName }),
            icon: <IconHeart size={20} aria-hidden="true" />,
            onChoose: () => setThanked(person),
          },
        ]
      : [];
  return (
    <>
      <PersonScreen
        thank={thank}
        PasswordDialog={PasswordDialog}
        evaluations={(person) => <AboutPerson person={person} />}
        plan={(person) =>
          mayRead(person) ? { label: texts.tab, panel: <PersonPlan open profileId={person.id} /> } : null
        }
      />
      <ThankDialog open={thanked !== null} person={thanked} onClose={() => setThanked(null)} />
    </>
  );
}

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
