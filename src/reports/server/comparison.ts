import { refuse } from "#platform/errors.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import type { EarlierReport, Since } from "../contract/since.ts";
import { askSame } from "../rules/since/askSame.ts";
import { listComparableGroups, listComparedGroups } from "../rules/since/comparableGroups.ts";
import { compareReports } from "../rules/since/compareReports.ts";
import { putOthersViewsFirst } from "../rules/since/putOthersViewsFirst.ts";
import { listClosedReports, type StoredReport } from "./closedReports.ts";
import { findKnownProgress } from "./queries.ts";
import { requireReadable } from "./reportAccess.ts";

export interface Comparison {
  earlier: StoredReport;
  later: StoredReport;
  /** All that are assessed together with the two. */
  reports: readonly StoredReport[];
}

interface Comparable {
  subjectId: string;
  /** The earlier reports that the reader may compare with this one, the one to begin with first. */
  items: EarlierReport[];
  /** With the one that is asked for. */
  comparison: Comparison | null;
}

/** Refuses a report, or an earlier one, that the reader may not open. Records no opening. */
export async function loadComparison(
  { tx, actor }: Pick<Call<unknown>, "tx" | "actor">,
  { evaluationId, earlierId }: { evaluationId: string; earlierId?: string | undefined },
): Promise<Comparable> {
  const { evaluation, subject } = requireReadable(await findKnownProgress(tx, actor, evaluationId));
  const last = { id: evaluationId, closedOn: evaluation.closedOn, subjectId: subject.id };
  const reports = await listClosedReports(tx, actor, last, earlierId ? [evaluationId, earlierId] : []);
  const later = reports.at(-1);
  const candidates = later ? reports.filter((one) => isEarlier(one, later)) : [];
  const items = putOthersViewsFirst(candidates.toReversed(), later).flatMap(({ open }) => open ?? []);
  if (!earlierId) return { subjectId: subject.id, items, comparison: null };

  const earlier = candidates.find(({ id }) => id === earlierId);
  if (!earlier || !later) return refuse("evaluation_not_found");
  return { subjectId: subject.id, items, comparison: { earlier, later, reports } };
}

/** Of two that closed on one day none is known to be the earlier: no time is kept of an answer. */
const isEarlier = (one: StoredReport, later: StoredReport): boolean =>
  one.open !== null && one.closedOn < later.closedOn && askSame(one, later);

/** Which groups may be compared takes tenths of a second with many reports: after the transaction. */
export function compare({ earlier, later, reports }: Comparison): Since | null {
  if (!earlier.open || !earlier.snapshot || !later.snapshot) return null;
  const compared = listComparedGroups(earlier, later, listComparableGroups(reports));
  return { earlier: earlier.open, ...compareReports(earlier.snapshot, later.snapshot, compared) };
}
