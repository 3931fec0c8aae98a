import { getTextLimit, isValidScore, isValidText } from "../../rules/answered.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { answersContract } from "../../contract.ts";
import { refuseOtherRespondent, refuseUninvolved, whyNotAnswer } from "../involvement.ts";
import { savePosition } from "../queries/drafts.ts";
import { findPosition, type Participation } from "../queries/ownParticipation.ts";

interface SavedAnswer {
  score: number | null;
  text: string | null;
}
type StoredPosition = NonNullable<Awaited<ReturnType<typeof findPosition>>>;

/** The autosave: two statements, whatever the length of the form. */
export const saveAnswerEndpoint = handle(answersContract.save, async ({ input, actor, tx }) => {
  const { evaluationId, position, revision } = input;
  refuseOtherRespondent(actor, input);
  const answer: SavedAnswer = { score: input.score, text: input.text?.trim() ? input.text : null };

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
function isSettled(found: StoredPosition, revision: number, answer: SavedAnswer): boolean {
  refuseIf(whyNotAnswer(found));
  if (!found.item) refuse("invalid_data", { position: { reason: "option" } });
  // Without a draft, the notice has not been acknowledged (§10 of docs/product-decisions.md).
  if (found.revision === null) refuse("status_conflict");
  refuseInvalid(found.item, found, answer);
  if (found.revision < revision) return false;
  const isSame = found.revision === revision && found.score === answer.score && found.text === answer.text;
  return isSame || refuse("stale_answer");
}

function refuseInvalid(item: QuestionnaireItem, { role }: Participation, { score, text }: SavedAnswer): void {
  if (!isValidScore(item, score, role)) refuse("invalid_data", { score: { reason: "option" } });
  if (!isValidText(item, text))
    refuse("invalid_data", { text: { reason: "too_long", max: getTextLimit(item) } });
  // PostgreSQL cannot store this character in a JSON text.
  if (text?.includes("\u0000")) refuse("invalid_data", { text: { reason: "format" } });
}
