import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { EvaluationNomination } from "#nominations/contract.ts";
import { listNominatedRoles } from "#nominations/rules.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Row, Section } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday, useViewer } from "#platform/ui/viewer.tsx";
import { nominations, nominationsApi } from "./queries.ts";
import { SentProposal } from "./SentProposal.tsx";

const AskDialog = later(async () => (await import("./AskDialog.tsx")).AskDialog);

/** In the step « Participation »: who chooses, and what the person evaluated proposes. */
export function LeadPanel({ evaluation }: { evaluation: Evaluation }) {
  const { lead: texts } = useTexts("nominations");
  const { subject, evaluationType, id } = evaluation;
  const { profileId } = useViewer();
  const [isAsking, setIsAsking] = useState(false);
  const query = useQuery(nominations.ofEvaluation.queryOptions({ input: { id } }));
  // The lead who is the person evaluated is not asked to propose, and some types invite no group.
  if (!subject || subject.id === profileId || listNominatedRoles(evaluationType).length === 0) return null;
  const name = fullName(subject);
  return (
    <QueryView query={query} skeleton="line">
      {({ nomination, manager }) => (
        <>
          {nomination === null ? (
            <Offer firstName={subject.firstName} onAsk={() => setIsAsking(true)} />
          ) : (
            <Section title={texts.title}>
              {nomination.status === "sent" ? (
                <SentProposal evaluation={evaluation} nomination={nomination} manager={manager} name={name} />
              ) : (
                <RequestedProposal id={id} nomination={nomination} manager={manager} name={name} />
              )}
            </Section>
          )}
          <AskDialog
            open={isAsking}
            id={id}
            name={name}
            roles={listNominatedRoles(evaluationType)}
            manager={manager}
            onClose={() => setIsAsking(false)}
          />
        </>
      )}
    </QueryView>
  );
}

/** Who leads chooses, in one line with what else is possible. */
function Offer({ firstName, onAsk }: { firstName: string; onAsk: () => void }) {
  const { lead: texts } = useTexts("nominations");
  const say = useSay();
  return (
    <Row>
      <span>{texts.offer}</span>
      <Button size="small" onClick={onAsk}>
        {say(texts.ask, { name: firstName })}
      </Button>
    </Row>
  );
}

interface RequestedProposalProps extends Pick<EvaluationNomination, "manager"> {
  id: string;
  name: string;
  nomination: NonNullable<EvaluationNomination["nomination"]>;
}

/** Asked, late, sent back, or decided. */
function RequestedProposal({ id, nomination, manager, name }: RequestedProposalProps) {
  const { lead: texts } = useTexts("nominations");
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const cancel = useAction({
    run: () => nominationsApi.cancel({ id }),
    keep: nominations.ofEvaluation.queryKey({ input: { id } }),
  });
  if (nomination.status === "approved") return <p>{texts.done}</p>;
  const decider = nomination.decidedBy === "direct_manager" && manager ? "manager" : "lead";
  const values = {
    name,
    manager: manager ? fullName(manager) : "",
    date: formatDay(language, nomination.dueOn),
  };
  const isLate = nomination.dueOn < today;
  const title = isLate ? texts.late : nomination.status === "returned" ? texts.returned : texts.waiting;
  return (
    <Notice
      tone={isLate ? "warning" : "info"}
      title={say(title, values)}
      action={
        <Button size="small" busy={cancel.busy} onClick={() => void cancel.run()}>
          {texts.cancel}
        </Button>
      }
    >
      {isLate ? texts.lateDetail : say(texts.waitingDetail[decider], values)}
    </Notice>
  );
}
