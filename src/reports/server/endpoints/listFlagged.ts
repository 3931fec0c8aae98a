import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { findDecidedWriting } from "../../rules/maskedComments.ts";
import { computeCommentDigest } from "../commentDigest.ts";
import { readLaidOut } from "../laidOut.ts";
import { recordOpening } from "../openReport.ts";
import { findDecidable } from "../reportAccess.ts";

/** Shows a part of the report, so that it counts as an opening of it. */
export const listFlaggedEndpoint = handle(reportsContract.listFlagged, async (call) => {
  const { evaluationId } = call.input;
  const known = await findDecidable(call.tx, call.actor, evaluationId);
  const { evaluation, subject, flags } = known;
  const snapshot = readLaidOut(known);
  await recordOpening(call, { evaluationId, subjectId: subject.id });
  return {
    evaluationId,
    name: evaluation.name,
    subject,
    items: flags.flatMap((flag) => {
      const written = findDecidedWriting(snapshot, flag, computeCommentDigest);
      if (!written) return [];
      const { id, group, words, flaggedOn, status, decision } = flag;
      const question = written.place.item?.text ?? null;
      return [{ id, question, group, comment: written.words, words, flaggedOn, status, decision }];
    }),
  };
});
