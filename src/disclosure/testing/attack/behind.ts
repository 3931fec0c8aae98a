import type { ItemResult, Policy, Response, Snapshot } from "../../contract.ts";
import { buildLinearFigures, toRespondent } from "./figures.ts";
import { type Finding, protectedGroups } from "./findings.ts";
import { restsOnFewerThan } from "./linear.ts";
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
  return protectedGroups.flatMap((group) => {
    const figures = buildLinearFigures(report, responses, group);
    const isCombined = figures.length > 0 && restsOnFewerThan(promise.k, figures, toRespondent);
    return [
      ...(isCombined ? [{ kind: "combination", where: group } as const] : []),
      ...listQuestionFindings(report, responses, group, promise),
    ];
  });
}

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
