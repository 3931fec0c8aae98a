import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { listOwnNotes } from "../conversationNotes.ts";

export const listNotesEndpoint = handle(
  reportsContract.notes,
  async ({ input: { evaluationId }, actor, tx }) => ({
    writerId: actor.profileId,
    items: await listOwnNotes(tx, actor, evaluationId),
  }),
);
