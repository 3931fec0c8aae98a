import { isProtected } from "#disclosure/rules/columns.ts";
import {
  type AnonymitySet,
  type GroupAnonymitySet,
  listIsolatingUnderAny,
} from "#disclosure/rules/system.ts";
import {
  type AskedQuestion,
  formOneSystem,
  type GroupMember,
  listAnonymitySets,
  listBothGroups,
  listManagerIds,
} from "#evaluations/rules/related.ts";
import { type Group, type InvitedRole, invitedRoles } from "#weights/vocabulary.ts";

/** A report of a person, as far as comparing it with another one may isolate a rater. */
export interface ClosedReport {
  id: string;
  threshold: number;
  questions: readonly AskedQuestion[];
  /** Who finished, as the participants say. */
  finished: readonly GroupMember[];
  /** The groups that the report shows, and how many answered there; null where the report does not say it. */
  shown: readonly { group: Group; answered: number | null }[];
  /** Both protected groups stand together in it, and neither alone. */
  hasJointGroup: boolean;
}

/** A group, or both protected ones together: nothing is compared with these, but what they say is published beside it. */
type Assessed = InvitedRole | "joint";

/**
 * The groups of each report that may be compared with another report of the same person: those that would be published
 * if the rule of several evaluations (§5 of docs/product-decisions.md) knew no distance in time. All of them together
 * form one safe system, so that no chain of comparisons rests on fewer than k people. A group of which the participants
 * no longer say who finished is compared with nothing; both groups taken together have a part in the system alone.
 * @param reports in the order in which they closed
 */
export function listComparableGroups(reports: readonly ClosedReport[]): Map<string, InvitedRole[]> {
  const assessed: { report: ClosedReport; groups: Assessed[] }[] = [];
  for (const report of reports) {
    const earlier = assessed.filter((one) => formOneSystem(one.report.questions, report.questions));
    const isolating = listIsolatingUnderAny(
      earlier.flatMap(({ report: one, groups }) => listSets(one, groups).map(({ people }) => people)),
      listSets(report, listShown(report)),
      [report, ...earlier.map((one) => one.report)].map(({ threshold }) => threshold),
      {
        earlier: earlier.flatMap(({ report: one, groups }) => listManagers(one, groups)),
        later: listManagers(report, listShown(report)),
      },
    );
    assessed.push({ report, groups: listShown(report).filter((group) => !isolating.includes(group)) });
  }
  return new Map(
    assessed.map(({ report, groups }) => [
      report.id,
      groups.filter((group) => group !== "joint").filter((group) => isKnown(report, group)),
    ]),
  );
}

/** The groups that may be compared in both; of managers, whose views are theirs by name, those of the same people alone. */
export function listComparedGroups(
  earlier: ClosedReport,
  later: ClosedReport,
  comparable: ReadonlyMap<string, readonly InvitedRole[]>,
): InvitedRole[] {
  const [past, now] = [earlier, later].map(({ finished }) => listManagerIds(finished).toSorted().join());
  return (comparable.get(later.id) ?? []).filter(
    (group) => comparable.get(earlier.id)?.includes(group) && (group !== "manager" || past === now),
  );
}

function listShown({ shown, hasJointGroup }: ClosedReport): Assessed[] {
  const roles = invitedRoles.filter((role) => shown.some(({ group }) => group === role));
  return hasJointGroup ? [...roles.filter((role) => !isProtected(role)), "joint"] : roles;
}

const listSets = ({ finished }: ClosedReport, among: readonly Assessed[]): GroupAnonymitySet[] =>
  among.includes("joint")
    ? [{ group: "joint", people: listBothGroups(finished) }]
    : listAnonymitySets(finished, 1).filter(({ group }) => among.includes(group));

const listManagers = ({ finished }: ClosedReport, groups: readonly Assessed[]): AnonymitySet =>
  groups.includes("manager") ? listManagerIds(finished) : [];

function isKnown({ finished, shown }: ClosedReport, group: InvitedRole): boolean {
  const answered = shown.find((each) => each.group === group)?.answered ?? null;
  // A manager is recognized anyway: what a report leaves unsaid there is only how many there are.
  if (answered === null) return group === "manager";
  return finished.filter(({ role }) => role === group).length === answered;
}
