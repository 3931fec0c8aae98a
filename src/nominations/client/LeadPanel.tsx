import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useKeepEvaluation } from "#evaluations/client/queries.ts";
import { useToday } from "#evaluations/client/useToday.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { Nomination } from "#nominations/contract.ts";
import { nominatedIn } from "#nominations/rules.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { CheckboxField } from "#platform/ui/fields.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { nominations, nominationsApi } from "./queries.ts";

const AskDialog = later(async () => (await import("./AskDialog.tsx")).AskDialog);
const SendBackDialog = later(async () => (await import("./SendBackDialog.tsx")).SendBackDialog);

/** In the step « Participation »: who chooses, and what the person evaluated proposes. */
export function LeadPanel({ evaluation }: { evaluation: Evaluation }) {
  const { lead: texts } = useTexts("nominations");
  const { subject, evaluationType, id } = evaluation;
  const { profileId } = useViewer();
  const query = useQuery(nominations.ofEvaluation.queryOptions({ input: { id } }));
  // Nobody proposes to themself, and some types invite no group.
  if (!subject || subject.id === profileId || nominatedIn(evaluationType).length === 0) return null;
  return (
    <Section title={texts.title}>
      <QueryView query={query} skeleton="form">
        {({ nomination }) =>
          nomination?.status === "sent" ? (
            <Decision evaluation={evaluation} nomination={nomination} name={fullName(subject)} />
          ) : (
            <Asking evaluation={evaluation} nomination={nomination} name={fullName(subject)} />
          )
        }
      </QueryView>
    </Section>
  );
}

interface PartProps<Of> {
  evaluation: Evaluation;
  nomination: Of;
  name: string;
}

/** Not asked yet, asked, or decided. */
function Asking({ evaluation: { id, evaluationType }, nomination, name }: PartProps<Nomination | null>) {
  const { lead: texts } = useTexts("nominations");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useAction({
    run: () => nominationsApi.cancel({ id }),
    keep: nominations.ofEvaluation.queryKey({ input: { id } }),
  });
  if (nomination?.status === "approved") return <p>{texts.done}</p>;
  const values = { name, date: nomination ? formatDay(language, nomination.dueOn) : "" };
  const isLate = nomination !== null && nomination.dueOn < today;
  const title = isLate ? texts.late : nomination?.status === "returned" ? texts.returned : texts.waiting;
  return (
    <Stack>
      {nomination ? (
        <Notice
          tone={isLate ? "warning" : "info"}
          title={say(title, values)}
          action={
            <Button size="small" busy={cancel.busy} onClick={() => void cancel.run()}>
              {texts.cancel}
            </Button>
          }
        >
          {isLate ? texts.lateDetail : texts.waitingDetail}
        </Notice>
      ) : (
        <>
          <p>{say(texts.offer, values)}</p>
          <div>
            <Button onClick={() => setIsAsking(true)}>{texts.ask}</Button>
          </div>
        </>
      )}
      <AskDialog
        open={isAsking}
        id={id}
        name={name}
        roles={nominatedIn(evaluationType)}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}

/** Those who are kept are invited; whoever is missing is added below. */
function Decision({ evaluation: { id }, nomination: { people }, name }: PartProps<Nomination>) {
  const { lead: texts, one } = useTexts("nominations");
  const say = useSay();
  const keep = useKeepEvaluation();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isReturning, setIsReturning] = useState(false);
  const kept = people.filter((person) => !left.includes(person.id));
  const approve = useAction({
    run: () => nominationsApi.approve({ id, profileIds: kept.map((person) => person.id) }),
    refresh: [nominations.ofEvaluation.key()],
    onSuccess: keep,
    announce: () => texts.approved,
  });
  const toggle = (person: string, isKept: boolean) =>
    setLeft((now) => (isKept ? now.filter((other) => other !== person) : [...now, person]));
  return (
    <Stack>
      <p>
        <strong>{say(texts.sent, { name })}</strong>
        <br />
        {say(texts.sentDetail, { name })}
      </p>
      {people.map((person) => (
        <CheckboxField
          key={person.id}
          label={fullName(person)}
          description={[one[person.role], person.jobTitle].filter(Boolean).join(" · ")}
          checked={!left.includes(person.id)}
          onChange={(isKept) => toggle(person.id, isKept)}
        />
      ))}
      <Row>
        <Button
          variant="primary"
          busy={approve.busy}
          disabledReason={kept.length === 0 ? texts.approveNobody : null}
          onClick={() => void approve.run()}
        >
          {say(texts.approve, { count: kept.length })}
        </Button>
        <Button onClick={() => setIsReturning(true)}>{texts.sendBack}</Button>
      </Row>
      <SendBackDialog open={isReturning} id={id} name={name} onClose={() => setIsReturning(false)} />
    </Stack>
  );
}
