import { handleThen } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { compare, loadComparison } from "../comparison.ts";
import { recordOpening } from "../openReport.ts";

export const readSinceEndpoint = handleThen(
  reportsContract.since,
  async (call) => {
    const { subjectId, items, comparison } = await loadComparison(call, call.input);
    const opened = comparison ? [comparison.later, comparison.earlier] : [];
    for (const { id } of opened) await recordOpening(call, { evaluationId: id, subjectId });
    return { items, comparison };
  },
  async ({ items, comparison }) => ({ items, since: comparison && compare(comparison) }),
);
