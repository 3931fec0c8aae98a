import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useKeepEvaluation } from "#evaluations/client/queries.ts";
import { useLaunchReason } from "#evaluations/client/launch/useLaunchReason.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { Nomination, EvaluationNomination } from "#nominations/contract.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ofName } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { ReadabilityForecast } from "./ReadabilityForecast.tsx";
import { nominations, nominationsApi } from "./queries.ts";

const LaunchDialog = later(
  async () => (await import("#evaluations/client/launch/LaunchDialog.tsx")).LaunchDialog,
);
const SendBackDialog = later(async () => (await import("./SendBackDialog.tsx")).SendBackDialog);

interface SentProposalProps {
  evaluation: Evaluation;
  nomination: Nomination;
  name: string;
}

/**
 * A proposal that was sent: with the direct manager, from whom the lead may always take the decision over; otherwise the
 * lead decides.
 */
export function SentProposal({
  manager,
  ...props
}: SentProposalProps & Pick<EvaluationNomination, "manager">) {
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

/** Those who are kept are invited; people missing are added below. */
function Decision({ evaluation, nomination: { people, readabilityForecast }, name }: SentProposalProps) {
  const { id } = evaluation;
  const { lead: texts, one } = useTexts("nominations");
  const say = useSay();
  const keep = useKeepEvaluation();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<"return" | "launch" | null>(null);
  const close = () => setAsked(null);
  const kept = people.filter((person) => !left.includes(person.id));
  const profileIds = kept.map((person) => person.id);
  const invited = evaluation.participants.map(({ person }) => person.id);
  const toLaunch = {
    ...evaluation,
    participants: [
      ...evaluation.participants,
      ...kept.flatMap((person) => (invited.includes(person.id) ? [] : [{ person, role: person.role }])),
    ],
  };
  const nobodyKept = kept.length === 0 ? texts.approveNobody : null;
  const notReady = useLaunchReason(toLaunch);
  const approve = useAction({
    run: () => nominationsApi.approve({ id, profileIds }),
    refresh: [nominations.ofEvaluation.key()],
    onSuccess: keep,
    announce: () => texts.approved,
  });
  const sendBack = useAction({
    run: (note: string) => nominationsApi.sendBack({ id, note }),
    keep: nominations.ofEvaluation.queryKey({ input: { id } }),
    onSuccess: close,
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
      <ReadabilityForecast
        readabilityForecast={readabilityForecast}
        threshold={evaluation.threshold}
        people={toLaunch.participants}
      />
      <Row>
        <Button
          variant="primary"
          busy={approve.busy}
          disabledReason={nobodyKept}
          onClick={() => void approve.run()}
        >
          {say(texts.approve, { count: kept.length })}
        </Button>
        <Button
          icon={<IconSend size={20} aria-hidden="true" />}
          disabledReason={nobodyKept ?? notReady}
          onClick={() => setAsked("launch")}
        >
          {texts.approveAndLaunch}
        </Button>
        <Button onClick={() => setAsked("return")}>{texts.sendBack}</Button>
      </Row>
      <LaunchDialog
        open={asked === "launch"}
        evaluation={toLaunch}
        send={(acceptsSmallGroups) => nominationsApi.approveAndLaunch({ id, profileIds, acceptsSmallGroups })}
        onClose={close}
      />
      <SendBackDialog
        open={asked === "return"}
        name={name}
        busy={sendBack.busy}
        onClose={close}
        onSend={(note) => void sendBack.run(note)}
      />
    </Stack>
  );
}
