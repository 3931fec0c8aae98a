import { listIsolatingUnderAny, systemDays } from "#disclosure/rules/system.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import {
  listAnonymitySets,
  listBothGroups,
  formOneSystem,
  listManagerIds,
} from "#evaluations/rules/related.ts";
import { listRelated, type RelatedEvaluation } from "#evaluations/server/queries/related.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { listPublishedColumns } from "./queries.ts";

interface ClosingEvaluation {
  companyId: string;
  id: string;
  subjectProfileId: string | null;
}

/**
 * The groups of a closing evaluation, the joint one included, that would isolate a rater together with earlier reports of
 * the same person (§5 of docs/product-decisions.md, « Several evaluations of one person »). Runs under the lock that
 * serialises a company's closings: of two evaluations that close together, the second sees the report of the first.
 */
export async function loadIsolatingGroups(
  tx: Tenant,
  { companyId, id, subjectProfileId }: ClosingEvaluation,
  today: string,
): Promise<Column[]> {
  if (subjectProfileId === null) return [];
  const related = await listRelated(tx, { companyId, subjectProfileId }, { today, days: systemDays });
  const closing = related.find((one) => one.id === id);
  if (!closing) throw new Error("an evaluation in progress has no questionnaire");
  const earlier = related.filter(
    ({ isClosed, questions }) => isClosed && formOneSystem(questions, closing.questions),
  );
  if (earlier.length === 0) return [];
  const shown = await listPublishedColumns(tx, companyId, earlier);
  const isShown = ({ id: report }: RelatedEvaluation, column: Column) => shown.get(report)?.includes(column);
  const published = earlier.flatMap((one) => [
    ...listAnonymitySets(listFinished(one), 1)
      .filter(({ group }) => isShown(one, group))
      .map(({ people }) => people),
    ...(isShown(one, "joint") ? [listBothGroups(listFinished(one))] : []),
  ]);
  const thresholds = [closing, ...earlier].map(({ threshold }) => threshold);
  const managers = {
    earlier: earlier
      .filter((one) => isShown(one, "manager"))
      .flatMap((one) => listManagerIds(listFinished(one))),
    later: listManagerIds(listFinished(closing)),
  };
  const groups = listAnonymitySets(listFinished(closing), closing.threshold);
  const joint = [{ group: "joint" as const, people: listBothGroups(listFinished(closing)) }];
  return [
    ...listIsolatingUnderAny(published, groups, thresholds, managers),
    // Where something else had to be hidden beside it, it is the joint group that is not there.
    ...(listIsolatingUnderAny(published, joint, thresholds, managers).length > 0 ? (["joint"] as const) : []),
  ];
}

const listFinished = ({ members }: RelatedEvaluation) => members.filter(({ hasFinished }) => hasFinished);
