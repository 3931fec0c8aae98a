import type { ItemResult, Policy, Response, Snapshot } from "../../contract.ts";
import { buildLinearFigures, listRoles, toRespondent } from "./figures.ts";
import { type Finding, protectedGroups } from "./findings.ts";
import { type LinearFigure, restsOnFewerThan } from "./linear.ts";
import type { ProtectedGroup } from "./solver.ts";

/**
 * On whom the published figures really rest, by the answers themselves: the numbers of people that a report gives are
 * not trusted. A person counts who gave a level; the anonymity set of a text is those who have finished.
 */
export function listFindingsBehind(
  report: Snapshot,
  responses: readonly Response[],
  promise: Policy,
): Finding[] {
  const byColumn = ([...protectedGroups, "joint"] as const).map((group) => ({
    group,
    figures: buildLinearFigures(report, responses, group),
  }));
  const rests = (figures: readonly LinearFigure[]) =>
    figures.length > 0 && restsOnFewerThan(promise.k, figures, toRespondent);
  // A figure of both groups less that of one is a figure of the other.
  const isJoint = byColumn.some(({ group, figures }) => group === "joint" && figures.length > 0);
  const together = isJoint ? byColumn.flatMap(({ figures }) => figures) : [];
  return [
    ...byColumn.flatMap(({ group, figures }): Finding[] =>
      rests(figures) ? [{ kind: "combination", where: group }] : [],
    ),
    ...(rests(together) ? [{ kind: "combination", where: "both groups together" } as const] : []),
    ...protectedGroups.flatMap((group) => listQuestionFindings(report, responses, group, promise)),
    ...listJointFindings(report, responses, promise),
    ...listQuoteFindings(report),
  ];
}

/** As for a group, by those who answered in either. */
function listJointFindings({ items }: Snapshot, responses: readonly Response[], promise: Policy): Finding[] {
  return items.flatMap(({ position, joint }): Finding[] => {
    const answering = responses.filter(
      ({ role, scores }) => listRoles("joint").some((one) => one === role) && (scores[position] ?? 0) > 0,
    ).length;
    const least = { value: promise.itemValueFrom, band: promise.k, masked: 0 }[joint?.form ?? "masked"];
    return answering < least ? [{ kind: "few behind", where: `joint cell ${position}` }] : [];
  });
}

/** A quote is a paragraph that its readers find in the report, under the same skill, and only where it was announced. */
const listQuoteFindings = ({ highlights, items, skills, policy }: Snapshot): Finding[] =>
  highlights.flatMap(({ skillId, quote }): Finding[] => {
    if (!quote) return [];
    const { group, position, index } = quote;
    const item = items.find((each) => each.position === position);
    const place = position === null ? skills.find(({ id }) => id === skillId)?.comments : item?.comments;
    const isThere = (place?.[group] ?? item?.answers[group])?.[index] !== undefined;
    const isOfSkill = position === null || item?.skillId === skillId;
    return policy.quotes && isThere && isOfSkill
      ? []
      : [{ kind: "few behind", where: `quote of ${skillId}` }];
  });

function listQuestionFindings(
  report: Snapshot,
  responses: readonly Response[],
  group: ProtectedGroup,
  promise: Policy,
): Finding[] {
  const own = responses.filter(({ role }) => role === group);
  const few = (what: string, people: number, least: number): Finding[] =>
    people < least ? [{ kind: "few behind", where: `${group} ${what}` }] : [];
  const countAnswering = ({ position, type }: ItemResult) =>
    type === "text" ? own.length : own.filter(({ scores }) => (scores[position] ?? 0) > 0).length;
  const ofItems = report.items.flatMap((item) => {
    const { position, cells, distributions, choices, answers, comments } = item;
    const answering = countAnswering(item);
    const least = { value: promise.itemValueFrom, band: promise.k, masked: 0 }[
      cells?.[group]?.form ?? "masked"
    ];
    const isCounted = distributions[group] ?? choices[group];
    return [
      ...few(`cell ${position}`, answering, least),
      ...(isCounted ? few(`counts ${position}`, answering, promise.distributionFrom) : []),
      ...(answers[group] ? few(`answers ${position}`, own.length, promise.k) : []),
      ...(comments[group] ? few(`comments ${position}`, Math.min(answering, own.length), promise.k) : []),
    ];
  });
  const pooled = report.skills.flatMap(({ id, positions, comments }) => {
    const most = Math.max(0, ...positions.map((position) => countAnswering(report.items[position]!)));
    return comments[group] ? few(`comments of ${id}`, most, promise.k) : [];
  });
  return [
    ...ofItems,
    ...pooled,
    ...(report.comments[group] ? few("comments of the group", own.length, promise.k) : []),
  ];
}
