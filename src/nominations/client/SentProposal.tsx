import { useState } from "react";
import { useKeepEvaluation } from "#evaluations/client/queries.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { Nomination, OfEvaluation } from "#nominations/contract.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ofName } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { CheckboxField } from "#platform/ui/fields.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { Row, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { nominations, nominationsApi } from "./queries.ts";

const SendBackDialog = later(async () => (await import("./SendBackDialog.tsx")).SendBackDialog);

interface SentProposalProps {
  evaluation: Evaluation;
  nomination: Nomination;
  name: string;
}

/** With the direct manager, whom whoever leads may always take the decision from; else theirs to decide. */
export function SentProposal({ manager, ...props }: SentProposalProps & Pick<OfEvaluation, "manager">) {
  const { lead: texts } = useTexts("nominations");
  const say = useSay();
  const { language } = useLanguage();
  const { profileId } = useViewer();
  const [isTaken, setIsTaken] = useState(false);
  const { nomination, name } = props;
  const isManagers = nomination.decidedBy === "direct_manager";
  if (isManagers && manager && manager.id !== profileId && !isTaken)
    return (
      <Notice
        title={say(texts.withManager, { manager: fullName(manager), of: ofName(language, name) })}
        action={
          <Button size="small" onClick={() => setIsTaken(true)}>
            {texts.takeOver}
          </Button>
        }
      >
        {texts.withManagerDetail}
      </Notice>
    );
  return (
    <Stack>
      {isManagers && !manager && <Notice role="status">{say(texts.managerGone, { name })}</Notice>}
      <Decision {...props} />
    </Stack>
  );
}

/** Those who are kept are invited; whoever is missing is added below. */
function Decision({ evaluation: { id }, nomination: { people }, name }: SentProposalProps) {
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
  const sendBack = useAction({
    run: (note: string) => nominationsApi.sendBack({ id, note }),
    keep: nominations.ofEvaluation.queryKey({ input: { id } }),
    onSuccess: () => setIsReturning(false),
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
      <SendBackDialog
        open={isReturning}
        name={name}
        busy={sendBack.busy}
        onClose={() => setIsReturning(false)}
        onSend={(note) => void sendBack.run(note)}
      />
    </Stack>
  );
}
