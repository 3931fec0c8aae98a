import type { WeightRow } from "#evaluations/contract/questionnaire.ts";
import type {
  Comparison,
  GapState,
  Group,
  GroupCells,
  Highlight,
  PublishedPolicy,
  Snapshot,
  Tag,
  ValueCell,
} from "../../contract.ts";

/** In tenths of a point, as everything here: the numbers of a report have one decimal. */
export type Recounted = {
  others: { tenths: number; n: number; end: ValueCell["end"] } | null;
  othersOf: Group[];
  gap: number | null;
  state: GapState | null;
  tag: Tag | null;
};

type Shared = {
  cells: GroupCells;
  row: WeightRow;
  /** A question beside a hidden group is compared with nobody. */
  isSilent: boolean;
  /** The deviation pooled over the company, of a skill only. */
  deviation: number | null;
  policy: PublishedPolicy;
};

const others: readonly Group[] = ["manager", "peer", "direct_report"];
const isProtected = (group: Group) => group === "peer" || group === "direct_report";
const inTenths = (value: number) => Math.round(value * 10);

/** What must be said of these cells, with an arithmetic of its own: whole tenths, and no line of the engine. */
export function recounted({ cells, row, isSilent, deviation, policy }: Shared): Recounted {
  const feeding = (isSilent ? [] : others).flatMap((group) => {
    const cell = cells[group];
    return cell?.form === "value" && row[group] > 0 ? [{ group, cell, weight: row[group] }] : [];
  });
  const nothing: Recounted = { others: null, othersOf: [], gap: null, state: null, tag: null };
  if (feeding.length === 0) return nothing;
  const total = feeding.reduce((sum, { weight }) => sum + weight, 0);
  const product = feeding.reduce((sum, { weight, cell }) => sum + weight * inTenths(cell.value), 0);
  const rounded = Math.floor((2 * product + total) / (2 * total));
  const [low, high] = [inTenths(policy.ends.low), inTenths(policy.ends.high)];
  const isLimited = feeding.some(({ group }) => isProtected(group));
  const reached: ValueCell["end"] = rounded >= high ? "high" : rounded <= low ? "low" : undefined;
  const end = isLimited ? reached : undefined;
  const tenths = end === "high" ? high : end === "low" ? low : rounded;
  const told = {
    others: { tenths, n: feeding.reduce((sum, { cell }) => sum + cell.n, 0), end },
    othersOf: feeding.map(({ group }) => group),
  };
  if (cells.self?.form !== "value") return { ...nothing, ...told };
  const gap = tenths - inTenths(cells.self.value);
  // Noise² of a weighted mean, for one person: Σ(w²/n) / (Σw)².
  const spread = feeding.reduce((sum, { weight, cell }) => sum + weight ** 2 / cell.n, 0) / total ** 2;
  const state = stateOf(gap, end, deviation === null ? null : deviation ** 2 * spread, policy);
  return { ...told, gap, state, tag: tagOf(tenths, gap, state, policy) };
}

/** Behind an end the others may lie further out: only the part of the gap that this cannot close counts. */
function stateOf(
  gap: number,
  end: ValueCell["end"],
  variance: number | null,
  { notable }: PublishedPolicy,
): GapState {
  const isOpen = (end === "high" && gap < 0) || (end === "low" && gap > 0);
  const points = isOpen ? 0 : Math.abs(gap) / 10;
  if (points < notable.least) return "none";
  const isProven = variance === null ? points >= notable.fallback : points ** 2 > notable.z ** 2 * variance;
  return isProven ? "notable" : "inconclusive";
}

function tagOf(tenths: number, gap: number, state: GapState, { strength }: PublishedPolicy): Tag | null {
  if (state === "inconclusive") return null;
  if (state === "notable") return gap > 0 ? "recognise_strength" : "blind_spot";
  return tenths >= 10 * strength ? "shared_strength" : "shared_opportunity";
}

/** The first word by which a comparison differs from what its cells say; null when it says just that. */
export function differenceOf(told: Comparison, { othersOf, others: mean, gap, state, tag }: Recounted) {
  if (told.othersOf.join() !== othersOf.join()) return "groups";
  if ((told.others?.value ?? null) !== (mean && mean.tenths / 10)) return "others";
  if (told.others?.end !== mean?.end) return "end of the others";
  if ((told.others?.n ?? null) !== (mean && mean.n)) return "number of people";
  if ((told.gap?.value ?? null) !== (gap === null ? null : gap / 10)) return "gap";
  if (told.gap && told.gap.end !== mean?.end) return "end of the gap";
  if (told.state !== state) return "state";
  return told.tag === tag ? null : "tag";
}

/** The points of the first page in their order, chosen by tenths; among equals the first skill of the questionnaire. */
export function recountedHighlights(skills: readonly (Recounted & { id: string })[]): Highlight[] {
  const highest = (kind: Tag, rank: (skill: Recounted) => number): Highlight[] => {
    let best: { id: string; rank: number } | null = null;
    for (const skill of skills) {
      if (skill.tag !== kind || (best && rank(skill) <= best.rank)) continue;
      best = { id: skill.id, rank: rank(skill) };
    }
    return best ? [{ kind, skillId: best.id }] : [];
  };
  const mean = ({ others: each }: Recounted) => each?.tenths ?? 0;
  const gapOf = ({ gap }: Recounted) => gap ?? 0;
  const blind = highest("blind_spot", (skill) => -gapOf(skill));
  return [
    ...highest("shared_strength", mean),
    ...highest("recognise_strength", gapOf),
    ...(blind.length > 0 ? blind : highest("shared_opportunity", (skill) => -mean(skill))),
  ];
}

/** A protected group that is in the report, weighs something, and is no value in this question. */
export const isSilentBeside = ({ groups }: Snapshot, cells: GroupCells, row: WeightRow): boolean =>
  groups.some(
    ({ group, shown }) => shown && isProtected(group) && row[group] > 0 && cells[group]?.form !== "value",
  );
