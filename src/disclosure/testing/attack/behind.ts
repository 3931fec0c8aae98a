import type { Policy, Response, Snapshot } from "../../contract.ts";
import { linearFigures, personOf } from "./figures.ts";
import { type Finding, protectedGroups } from "./findings.ts";
import { restsOnFewerThan } from "./linear.ts";
import type { ProtectedGroup } from "./solver.ts";

/**
 * On whom the published figures really rest, by the answers themselves: the numbers of people that a report tells of
 * itself are not believed. A person counts who gave a level, or wrote more than blanks.
 */
export function findingsBehind(report: Snapshot, responses: readonly Response[], promise: Policy): Finding[] {
  return protectedGroups.flatMap((group) => {
    const figures = linearFigures(report, responses, group);
    const isCombined = figures.length > 0 && restsOnFewerThan(promise.k, figures, personOf);
    return [
      ...(isCombined ? [{ kind: "combination", where: group } as const] : []),
      ...ofQuestions(report, responses, group, promise),
    ];
  });
}

function ofQuestions(
  { items }: Snapshot,
  responses: readonly Response[],
  group: ProtectedGroup,
  promise: Policy,
): Finding[] {
  const own = responses.filter(({ role }) => role === group);
  return items.flatMap(({ position, cells, distributions, choices, answers, comments }) => {
    const answering = own.filter(({ scores }) => (scores[position] ?? 0) > 0).length;
    const writing = own.filter(({ texts }) => (texts[String(position)] ?? "").trim() !== "").length;
    const least = { value: promise.itemValueFrom, band: promise.k, masked: 0 }[
      cells?.[group]?.form ?? "masked"
    ];
    const isCounted = distributions[group] ?? choices[group];
    const isWritten = answers[group] ?? comments[group];
    return [
      ...(answering < least ? ["cell"] : []),
      ...(isCounted && answering < promise.distributionFrom ? ["counts"] : []),
      ...(isWritten && writing < promise.k ? ["writings"] : []),
    ].map((what): Finding => ({ kind: "few behind", where: `${group} ${what} ${position}` }));
  });
}
