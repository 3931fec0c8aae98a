import { textLimit, validScore, validText } from "../../rules/answered.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { answersContract } from "../../contract.ts";
import { refuseOther, refuseUninvolved, whyNotAnswer } from "../involvement.ts";
import { savePosition } from "../queries/drafts.ts";
import { findPosition, type Participation } from "../queries/ownParticipation.ts";

interface Saved {
  score: number | null;
  text: string | null;
}
type Position = NonNullable<Awaited<ReturnType<typeof findPosition>>>;

/** The autosave: two statements, whatever the length of the form. */
export const saveAnswerEndpoint = handle(answersContract.save, async ({ input, actor, tx }) => {
  const { evaluationId, position, revision } = input;
  refuseOther(actor, input);
  const answer: Saved = { score: input.score, text: input.text?.trim() ? input.text : null };

  const before = await findPosition(tx, actor, evaluationId, position);
  if (!before) return refuseUninvolved(tx, actor, evaluationId);
  if (isSettled(before, revision, answer)) return { revision };

  const saved = await savePosition(tx, actor, {
    ...answer,
    participantId: before.participantId,
    position,
    revision,
  });
  if (saved) return { revision };

  // Another device, the finalising or the closing came first: say which.
  const after = await findPosition(tx, actor, evaluationId, position);
  if (after && isSettled(after, revision, answer)) return { revision };
  return refuse("stale_answer");
});

/** Refuses what cannot be saved; true when exactly this has been saved already, so that a repeated call is harmless. */
function isSettled(found: Position, revision: number, answer: Saved): boolean {
  refuseIf(whyNotAnswer(found));
  if (!found.item) refuse("invalid_data", { position: { reason: "option" } });
  // Without a draft, the notice has not been acknowledged (§10 of docs/product-decisions.md).
  if (found.revision === null) refuse("status_conflict");
  refuseInvalid(found.item, found, answer);
  if (found.revision < revision) return false;
  const isSame = found.revision === revision && found.score === answer.score && found.text === answer.text;
  return isSame || refuse("stale_answer");
}

function refuseInvalid(item: QuestionnaireItem, { role }: Participation, { score, text }: Saved): void {
  if (!validScore(item, score, role)) refuse("invalid_data", { score: { reason: "option" } });
  if (!validText(item, text)) refuse("invalid_data", { text: { reason: "too_long", max: textLimit(item) } });
  // PostgreSQL cannot store this character in a JSON text.
  if (text?.includes("\u0000")) refuse("invalid_data", { text: { reason: "format" } });
}
