import { useQuery } from "@tanstack/react-query";
import { IconMail, IconPower } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import type { PersonDetail } from "#people/contract.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { Tabs } from "#platform/ui/Tabs.tsx";
import { fullName, initials } from "../../rules.ts";
import { DirectReports } from "../person/DirectReports.tsx";
import { PersonFacts } from "../person/PersonFacts.tsx";
import { PersonForm } from "../person/PersonForm.tsx";
import { State } from "../person/State.tsx";
import { jobName } from "../job.ts";
import { people, useActivation, useResend } from "../queries.ts";

export function PersonScreen() {
  const texts = useTexts("people");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(people.read.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.backToPeople, to: paths.people() },
      }}
    >
      {(person) => <Person key={person.id} person={person} />}
    </ObjectView>
  );
}

const tabs = ["facts", "reports"] as const;

function Person({ person }: { person: PersonDetail }) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const [tab, setTab] = useTab<(typeof tabs)[number]>([...tabs]);
  const { setActive, reasonFor } = useActivation(person.isOwnLead ? [person.id] : []);
  const resend = useResend();
  const invitation = {
    label: texts.resend,
    icon: <IconMail size={20} aria-hidden="true" />,
    onChoose: () => void resend.run(person),
  };
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.people() }]}
      title={fullName(person)}
      mark={<Avatar initials={initials(person)} />}
      status={<State person={person} />}
      line={jobName(language, person)}
      menu={[
        ...(person.hasJoined || !person.isActive ? [] : [invitation]),
        {
          label: person.isActive ? texts.deactivate : texts.activate,
          icon: <IconPower size={20} aria-hidden="true" />,
          danger: person.isActive,
          disabledReason: reasonFor(person),
          onChoose: () => setActive(person, !person.isActive),
        },
      ]}
      facts={<PersonFacts person={person} besideForm />}
    >
      <Stack gap="large">
        {!person.isActive && (
          <Notice
            tone="warning"
            title={texts.inactive}
            action={
              <Button size="small" disabledReason={reasonFor(person)} onClick={() => setActive(person, true)}>
                {texts.activate}
              </Button>
            }
          >
            <p>{texts.inactiveDetail}</p>
          </Notice>
        )}
        <Tabs
          label={texts.tabs.label}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "facts", label: texts.tabs.facts, panel: <PersonForm person={person} /> },
            {
              value: "reports",
              label: texts.tabs.reports,
              count: person.directReportCount,
              panel: <DirectReports person={person} />,
            },
          ]}
        />
      </Stack>
    </DetailPage>
  );
}
