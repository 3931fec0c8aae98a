import { useQuery } from "@tanstack/react-query";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { nominationsContract } from "#nominations/contract.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import { formatDay } from "#platform/texts.ts";

const nominations = queriesOf<typeof nominationsContract>("nominations");

/**
 * While the person evaluated is asked to propose who answers, it is their turn, then that of whoever approves. A failure
 * is not shown.
 */
export function DraftTurn({ evaluation, otherwise }: { evaluation: Evaluation; otherwise: string }) {
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
