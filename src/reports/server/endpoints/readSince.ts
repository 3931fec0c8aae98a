import { refuse } from "#platform/errors.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import type { EarlierReport, Since } from "../../contract/since.ts";
import { askSame } from "../../rules/since/askSame.ts";
import { listComparableGroups } from "../../rules/since/comparableGroups.ts";
import { compareReports } from "../../rules/since/compareReports.ts";
import { listClosedReports, type StoredReport } from "../closedReports.ts";
import { recordOpening } from "../openReport.ts";
import { findKnownProgress } from "../queries.ts";
import { requireReadable } from "../reportAccess.ts";

interface Comparison {
  earlier: StoredReport;
  later: StoredReport;
  /** All that are assessed together with the two. */
  reports: readonly StoredReport[];
}

/** Which groups may be compared takes tenths of a second with many reports: after the transaction. */
export const readSinceEndpoint = handleThen(
  reportsContract.since,
  async (call): Promise<{ items: EarlierReport[]; comparison: Comparison | null }> => {
    const { input, actor, tx } = call;
    const { evaluationId, earlierId } = input;
    const { evaluation, subject } = requireReadable(await findKnownProgress(tx, actor, evaluationId));
    const last = { id: evaluationId, closedOn: evaluation.closedOn, subjectId: subject.id };
    const asked = earlierId ? [evaluationId, earlierId] : [];
    const reports = await listClosedReports(tx, actor, last, asked);
    const later = reports.at(-1);
    const candidates = later ? reports.filter((one) => isEarlier(one, later)) : [];
    const items = candidates.toReversed().flatMap(({ open }) => open ?? []);
    if (!earlierId) return { items, comparison: null };

    const earlier = candidates.find(({ id }) => id === earlierId);
    if (!earlier || !later) return refuse("evaluation_not_found");
    for (const id of asked) await recordOpening(call, { evaluationId: id, subjectId: subject.id });
    return { items, comparison: { earlier, later, reports } };
  },
  async ({ items, comparison }) => ({ items, since: comparison && compare(comparison) }),
);

/** Of two that closed on one day none is known to be the earlier: no time is kept of an answer. */
const isEarlier = (one: StoredReport, later: StoredReport): boolean =>
  one.open !== null && one.closedOn < later.closedOn && askSame(one, later);

function compare({ earlier, later, reports }: Comparison): Since | null {
  if (!earlier.open || !earlier.snapshot || !later.snapshot) return null;
  const comparable = listComparableGroups(reports);
  const inEarlier = comparable.get(earlier.id) ?? [];
  const inBoth = (comparable.get(later.id) ?? []).filter((group) => inEarlier.includes(group));
  return { earlier: earlier.open, ...compareReports(earlier.snapshot, later.snapshot, inBoth) };
}
