import { useQuery } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { EvaluationScreen } from "#evaluations/client/screens/EvaluationScreen.tsx";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { nominationsContract } from "#nominations/contract.ts";
import { fullName } from "#people/rules.ts";
import { apiOf } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import { formatDay } from "#platform/texts.ts";
import type { reportsContract } from "#reports/contract.ts";

/** Only the tab of settings shows it. */
const SeriesSection = lazyRouteComponent(() => import("#series/client/SeriesSection.tsx"), "SeriesSection");
const reports = apiOf<typeof reportsContract>("reports");
const nominations = queriesOf<typeof nominationsContract>("nominations");

/** Reports, series and nominations are above evaluations: what they add is passed down to the screen of evaluations. */
export function ControlRoom() {
  return (
    <EvaluationScreen
      endCollection={(evaluationId) => reports.close({ evaluationId })}
      repetition={(evaluation) => <SeriesSection evaluation={evaluation} />}
      draftTurn={(evaluation, otherwise) => <DraftTurn evaluation={evaluation} otherwise={otherwise} />}
    />
  );
}

/** While the person evaluated is asked to propose who answers, it is their turn, then that of whoever approves. */
function DraftTurn({ evaluation, otherwise }: { evaluation: Evaluation; otherwise: string }) {
  const { turn } = useTexts("room");
  const say = useSay();
  const { language } = useLanguage();
  const { id, subject } = evaluation;
  const { data } = useQuery(
    nominations.ofEvaluation.queryOptions({ input: { id }, enabled: subject !== null }),
  );
  const nomination = data?.nomination;
  if (!subject || !nomination || nomination.status === "approved") return otherwise;
  return say(nomination.status === "sent" ? turn.proposalSent : turn.proposalAwaited, {
    name: fullName(subject),
    date: formatDay(language, nomination.dueOn),
  });
}
