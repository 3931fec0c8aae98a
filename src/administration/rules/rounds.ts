import type { Background } from "../contract/health.ts";

type Round = Background["rounds"][number];

/** Those that have a name: a round of an earlier version stays in the queue's own list. What has failed comes first. */
export const listNamedRounds = (
  rounds: readonly Round[],
  names: Readonly<Record<string, string>>,
): (Round & { name: string })[] =>
  rounds
    .flatMap((round) => {
      const name = Object.hasOwn(names, round.task) ? names[round.task] : undefined;
      return name === undefined ? [] : { ...round, name };
    })
    .toSorted((a, b) => Number(b.hasFailed) - Number(a.hasFailed) || (a.ranAt < b.ranAt ? 1 : -1));
