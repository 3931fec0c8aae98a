import type { ParticipationGroup } from "../contract/board.ts";

/** In whole percents; 100 only where all have finished, 0 only where none has. */
export function computeShare({ invited, finished }: { invited: number; finished: number }): number {
  if (invited === 0 || finished === 0) return 0;
  if (finished === invited) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * finished) / invited)));
}

const maxGroups = 9;

/** The largest groups; the others are one, with how many they are. */
export function limitGroups(groups: readonly ParticipationGroup[], most = maxGroups): ParticipationGroup[] {
  if (groups.length <= most) return [...groups];
  const rest = groups.slice(most - 1);
  const sum = (count: "evaluations" | "invited" | "finished") =>
    rest.reduce((total, group) => total + group[count], 0);
  return [
    ...groups.slice(0, most - 1),
    {
      campaign: null,
      type: null,
      others: rest.reduce((total, { others }) => total + (others ?? 1), 0),
      evaluations: sum("evaluations"),
      invited: sum("invited"),
      finished: sum("finished"),
    },
  ];
}
