import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import type { Since } from "../../contract/since.ts";
import { askSame } from "../../rules/since/askSame.ts";
import { listComparableGroups } from "../../rules/since/comparableGroups.ts";
import { compareReports } from "../../rules/since/compareReports.ts";
import { listClosedReports, type StoredReport } from "../closedReports.ts";
import { recordOpening } from "../openReport.ts";
import { findKnownProgress } from "../queries.ts";
import { requireReadable } from "../reportAccess.ts";

export const readSinceEndpoint = handle(reportsContract.since, async (call) => {
  const { input, actor, tx } = call;
  const { evaluationId, earlierId } = input;
  const { evaluation, subject } = requireReadable(await findKnownProgress(tx, actor, evaluationId));
  const last = { id: evaluationId, closedOn: evaluation.closedOn, subjectId: subject.id };
  const asked = earlierId ? [evaluationId, earlierId] : [];
  const reports = await listClosedReports(tx, actor, last, asked);
  const later = reports.at(-1);
  const candidates = later ? reports.slice(0, -1).filter((one) => one.open && askSame(one, later)) : [];
  const items = candidates.toReversed().flatMap(({ open }) => open ?? []);
  if (!earlierId) return { items, since: null };

  const earlier = candidates.find(({ id }) => id === earlierId);
  if (!earlier || !later) return refuse("evaluation_not_found");
  for (const id of asked) await recordOpening({ ...call, input: { evaluationId: id } }, subject.id);
  return { items, since: toSince(earlier, later, reports) };
});

function toSince(earlier: StoredReport, later: StoredReport, reports: readonly StoredReport[]): Since | null {
  if (!earlier.open || !earlier.snapshot || !later.snapshot) return null;
  const comparable = listComparableGroups(reports);
  const inEarlier = comparable.get(earlier.id) ?? [];
  const inBoth = (comparable.get(later.id) ?? []).filter((group) => inEarlier.includes(group));
  return { earlier: earlier.open, ...compareReports(earlier.snapshot, later.snapshot, inBoth) };
}
