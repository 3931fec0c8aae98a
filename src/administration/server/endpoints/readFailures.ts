import { handle } from "#platform/server/calls/handle.ts";
import { readFailureCounts } from "#platform/server/process/failureCounts.ts";
import { healthContract } from "../../contract/health.ts";
import { toAmount } from "../../rules/health.ts";
import type { FailureKind } from "../../vocabulary.ts";

const kinds: Record<string, FailureKind> = {
  service_unavailable: "overload",
  pdf_unavailable: "overload",
  background_task: "background",
};

export const readFailuresEndpoint = handle(healthContract.failures, async ({ actor, tx }) => {
  const counts: Record<FailureKind, number> = { request: 0, overload: 0, background: 0 };
  for (const [code, failures] of await readFailureCounts(tx, actor.at))
    counts[kinds[code] ?? "request"] += failures;
  const { request, overload, background } = counts;
  return {
    kinds: {
      request: toAmount(request),
      overload: toAmount(overload),
      background: toAmount(background),
    },
  };
});
