import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { OfEvaluation } from "#nominations/contract.ts";
import { nominatedIn } from "#nominations/rules.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useToday, useViewer } from "#platform/ui/viewer.tsx";
import { nominations, nominationsApi } from "./queries.ts";
import { SentProposal } from "./SentProposal.tsx";

const AskDialog = later(async () => (await import("./AskDialog.tsx")).AskDialog);

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
        {({ nomination, manager }) =>
          nomination?.status === "sent" ? (
            <SentProposal
              evaluation={evaluation}
              nomination={nomination}
              manager={manager}
              name={fullName(subject)}
            />
          ) : (
            <Asking
              evaluation={evaluation}
              nomination={nomination}
              manager={manager}
              name={fullName(subject)}
            />
          )
        }
      </QueryView>
    </Section>
  );
}

interface AskingProps extends Pick<OfEvaluation, "nomination" | "manager"> {
  evaluation: Evaluation;
  name: string;
}

/** Not asked yet, asked, or decided. */
function Asking({ evaluation: { id, evaluationType, subject }, nomination, manager, name }: AskingProps) {
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
  const decider = nomination?.decidedBy === "direct_manager" && manager ? "manager" : "lead";
  const values = {
    name,
    manager: manager ? fullName(manager) : "",
    date: nomination ? formatDay(language, nomination.dueOn) : "",
  };
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
          {isLate ? texts.lateDetail : say(texts.waitingDetail[decider], values)}
        </Notice>
      ) : (
        <>
          <p>{say(texts.offer, values)}</p>
          <div>
            <Button onClick={() => setIsAsking(true)}>
              {say(texts.ask, { name: subject?.firstName ?? name })}
            </Button>
          </div>
        </>
      )}
      <AskDialog
        open={isAsking}
        id={id}
        name={name}
        roles={nominatedIn(evaluationType)}
        manager={manager}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}
