import { administers } from "#accounts/rules/administering.ts";
import { useState, type ComponentType, type ReactNode } from "react";
import { IconKey, IconMail, IconPencil, IconPower, IconShield, IconTrash } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import type { PersonDetail } from "#people/contract/person.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { useTab } from "#platform/ui/detail/useTab.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { later } from "#platform/ui/later.ts";
import { chooseRemoval, whyNotChangeLead, whyNotDeactivate, whyNotSetAdmin } from "../../rules.ts";
import { fullName, initials } from "../../rules/names.ts";
import { DirectReports } from "../person/DirectReports.tsx";
import { PersonFacts } from "../person/PersonFacts.tsx";
import { State } from "../person/State.tsx";
import { useDeparture } from "../person/useDeparture.tsx";
import { jobName } from "../job.ts";
import { people } from "../queries.ts";
import { useResend } from "../useResend.ts";
import type { Question } from "../person/dialog/PersonDialog.tsx";
import { useActor } from "../useActor.ts";

const ChangeHelp = later(async () => (await import("../consequences/ChangeHelp.tsx")).ChangeHelp);
const PersonDialog = later(async () => (await import("../person/dialog/PersonDialog.tsx")).PersonDialog);

interface PersonScreenProps {
  /** Signing in stands above people: src/app/sharedScreens/Person.tsx hands it down. */
  PasswordDialog: ComponentType<{ open: boolean; person: PersonDetail; onClose: () => void }>;
  /** So do the evaluations about them, with their reports. */
  evaluations: (person: PersonDetail) => ReactNode;
  /** And the development plan; null for a reader to whom it does not exist. */
  plan: (person: PersonDetail) => { label: string; panel: ReactNode } | null;
  /** And thanking them. */
  thank: (person: PersonDetail) => Action[];
}

/** The facts of a person, what has been asked about them and what came of it; « Modifier » leads to the form. */
export function PersonScreen(handedDown: PersonScreenProps) {
  const texts = useTexts("people");
  return (
    <RoutedObject
      read={(id) => people.read.queryOptions({ input: { id } })}
      words={texts}
      list={paths.people()}
    >
      {(person) => <Person person={person} {...handedDown} />}
    </RoutedObject>
  );
}

type Tab = "evaluations" | "plan" | "reports";

function Person({
  person,
  PasswordDialog,
  evaluations,
  plan: offerPlan,
  thank,
}: PersonScreenProps & { person: PersonDetail }) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const plan = offerPlan(person);
  const [tab, setTab] = useTab<Tab>(plan ? ["evaluations", "plan", "reports"] : ["evaluations", "reports"]);
  const { setActive, reasonFor, departure } = useDeparture(person.isOwnLead ? [person.id] : []);
  const resend = useResend();
  const [question, setQuestion] = useState<Question>("remove");
  const [isAsking, setIsAsking] = useState(false);
  const [isSettingPassword, setIsSettingPassword] = useState(false);
  const ask = (asked: Question) => () => {
    setQuestion(asked);
    setIsAsking(true);
  };
  const actor = useActor();
  const errorWords = useErrorWords();
  const describeRefusal = (refused: ErrorCode | null) =>
    refused && (person.id === actor.id ? texts.ownRemoval : errorWords(refused));
  const mayEvaluate = useCan("evaluate") && person.isActive && person.id !== actor.id;
  const leaves = chooseRemoval(person);
  const leads = whyNotChangeLead(person.isOwnLead ? [person.id] : [], person.id);
  const invitation = {
    label: person.isInvited ? texts.resend : texts.sendInvitation,
    icon: <IconMail size={20} aria-hidden="true" />,
    onChoose: () => void resend.run(person),
  };
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.people() }]}
      title={fullName(person)}
      mark={<Avatar initials={initials(person)} picture={person.avatar} />}
      status={<State person={person} />}
      line={jobName(language, person)}
      action={
        <Row>
          {mayEvaluate && (
            <LinkButton variant="primary" to={paths.createEvaluation({ subject: person.id })}>
              {texts.evaluate}
            </LinkButton>
          )}
          <LinkButton to={paths.editPerson(person.id)} icon={<IconPencil size={20} aria-hidden="true" />}>
            {texts.edit}
          </LinkButton>
        </Row>
      }
      menu={[
        ...thank(person),
        ...(person.hasJoined || !person.isActive ? [] : [invitation]),
        {
          label: person.isActive ? texts.deactivate : texts.activate,
          icon: <IconPower size={20} aria-hidden="true" />,
          danger: person.isActive,
          disabledReason: reasonFor(person),
          onChoose: () => setActive(person, !person.isActive),
        },
        ...(actor.isAdmin && person.hasJoined && person.isActive
          ? [
              {
                label: texts.menu.password,
                icon: <IconKey size={20} aria-hidden="true" />,
                disabledReason: administers(person) ? texts.noPassword : null,
                onChoose: () => setIsSettingPassword(true),
              },
            ]
          : []),
        ...(actor.isAdmin
          ? [
              {
                label: person.isAdmin ? texts.menu.revoke : texts.menu.grant,
                icon: <IconShield size={20} aria-hidden="true" />,
                disabledReason: describeRefusal(
                  whyNotSetAdmin(actor, person, !person.isAdmin, null) ?? leads,
                ),
                onChoose: ask(person.isAdmin ? "revoke" : "grant"),
              },
            ]
          : []),
        {
          label: texts.menu[leaves],
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          disabledReason: describeRefusal(whyNotDeactivate(actor, person, null) ?? leads),
          onChoose: ask(leaves),
        },
      ]}
      facts={<PersonFacts person={person} />}
    >
      <PasswordDialog open={isSettingPassword} person={person} onClose={() => setIsSettingPassword(false)} />
      {departure}
      <PersonDialog open={isAsking} person={person} question={question} onClose={() => setIsAsking(false)} />
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
            {
              value: "evaluations",
              label: texts.tabs.evaluations,
              panel: evaluations(person),
            },
            ...(plan ? [{ value: "plan" as const, ...plan }] : []),
            {
              value: "reports",
              label: texts.tabs.reports,
              count: person.directReportCount,
              panel: <DirectReports person={person} />,
            },
          ]}
        />
        <ChangeHelp open />
      </Stack>
    </DetailPage>
  );
}
