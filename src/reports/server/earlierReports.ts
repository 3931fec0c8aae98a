import { listIsolatingUnderAny, systemDays } from "#disclosure/rules/system.ts";
import { listAnonymitySets, formOneSystem, listManagerIds } from "#evaluations/rules/related.ts";
import { listRelated, type RelatedEvaluation } from "#evaluations/server/queries/related.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Group } from "#weights/vocabulary.ts";
import { listShownGroups } from "./queries.ts";

interface ClosingEvaluation {
  companyId: string;
  id: string;
  subjectProfileId: string | null;
}

/**
 * The groups of a closing evaluation that would isolate a rater together with earlier reports of the same person (§5,
 * « Several evaluations of one person »). Runs under the lock that serialises a company's closings: of two
 * evaluations that close together, the second sees the report of the first.
 */
export async function loadIsolatingGroups(
  tx: Tenant,
  { companyId, id, subjectProfileId }: ClosingEvaluation,
  today: string,
): Promise<Group[]> {
  if (subjectProfileId === null) return [];
  const related = await listRelated(tx, { companyId, subjectProfileId }, { today, days: systemDays });
  const closing = related.find((one) => one.id === id);
  if (!closing) throw new Error("an evaluation in progress has no questionnaire");
  const earlier = related.filter(
    ({ isClosed, questions }) => isClosed && formOneSystem(questions, closing.questions),
  );
  if (earlier.length === 0) return [];
  const shown = await listShownGroups(tx, companyId, earlier);
  const isShown = ({ id: report }: RelatedEvaluation, group: Group) => shown.get(report)?.includes(group);
  return listIsolatingUnderAny(
    earlier.flatMap((one) =>
      listAnonymitySets(listFinished(one), 1)
        .filter(({ group }) => isShown(one, group))
        .map(({ people }) => people),
    ),
    listAnonymitySets(listFinished(closing), closing.threshold),
    [closing, ...earlier].map(({ threshold }) => threshold),
    {
      earlier: earlier
        .filter((one) => isShown(one, "manager"))
        .flatMap((one) => listManagerIds(listFinished(one))),
      later: listManagerIds(listFinished(closing)),
    },
  );
}

const listFinished = ({ members }: RelatedEvaluation) => members.filter(({ hasFinished }) => hasFinished);
