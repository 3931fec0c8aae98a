import type { WeightRow } from "#weights/contract/matrix.ts";
import type {
  Cell,
  Comparison,
  Gap,
  GapState,
  Group,
  Highlight,
  MeanCell,
  Policy,
  Snapshot,
  Tag,
  ValueCell,
} from "../../contract.ts";
import { type Corners, cornersOf, meanByCells } from "./meansByCells.ts";

/** One group as it is compared: its corners in tenths, and how many people it stands for. */
export type Figure = { corners: Corners; n: number; end: ValueCell["end"]; printed: Printed };

type Printed = Corners & { form: "value" | "interval"; end: "high" | "low" | null };

export type Recounted = {
  /** Tenths; `end` where the printed number is one. */
  others: Printed | null;
  othersOf: Group[];
  gap: Corners | null;
  state: GapState | null;
  tag: Tag | null;
  mostlyManager: boolean;
};

type Shared = {
  figures: Readonly<Partial<Record<Group, Figure | null>>>;
  self: number | null;
  row: WeightRow;
  policy: Policy;
};

const others: readonly Group[] = ["manager", "peer", "direct_report"];
const isProtected = (group: Group) => group === "peer" || group === "direct_report";

/** What must be said of these figures, with an arithmetic of its own: whole tenths, and no line of the engine. */
export function recounted({ figures, self, row, policy }: Shared): Recounted {
  const nothing: Recounted = {
    others: null,
    othersOf: [],
    gap: null,
    state: null,
    tag: null,
    mostlyManager: false,
  };
  const feeding = others.flatMap((group) => {
    const figure = figures[group];
    return figure && row[group] > 0 ? [{ ...figure, group, weight: row[group] }] : [];
  });
  if (feeding.length === 0) return nothing;
  const { printed, corners } = mixed(feeding, policy);
  const told = { ...nothing, others: printed, othersOf: feeding.map(({ group }) => group) };
  if (self === null) return told;
  // A middle is printed as a number; its gap as all that it may be.
  const behind = printed.end ? printed : corners;
  const gap = { low: behind.low - self, high: behind.high - self };
  const verdict = verdictOf(self, corners, noiseOf(feeding, policy), policy);
  const rest = feeding.filter(({ group }) => group !== "manager");
  let mostlyManager = verdict.tag !== null && rest.length > 0 && rest.length < feeding.length;
  if (mostlyManager) {
    const alone = mixed(rest, policy).corners;
    const noise = noiseOf(rest, policy);
    for (let point = alone.low; point <= alone.high; point += 1) {
      if (verdictOf(self, { low: point, high: point }, noise, policy).tag === verdict.tag)
        mostlyManager = false;
    }
  }
  return { ...told, gap, ...verdict, mostlyManager };
}

type Feeding = Figure & { group: Group; weight: number };

function mixed(feeding: readonly Feeding[], policy: Policy): { printed: Printed; corners: Corners } {
  if (feeding.length === 1) return { printed: feeding[0]!.printed, corners: feeding[0]!.corners };
  const byCells = meanByCells(feeding, policy);
  const [lowest, highest] = [Math.round(10 * policy.ends.low), Math.round(10 * policy.ends.high)];
  if (byCells) {
    const { form, end, middle, low, high } = byCells;
    const corners = { low, high };
    if (form === "interval") return { printed: { form, low, high, end: null } as const, corners };
    return { printed: { form, ...atMiddle(middle, end), end } as const, corners };
  }
  const weight = feeding.reduce((sum, each) => sum + each.weight, 0);
  const product = feeding.reduce((sum, each) => sum + each.weight * each.corners.low, 0);
  const tenths = Math.floor((2 * product + weight) / (2 * weight));
  const isLimited = feeding.some(({ group }) => isProtected(group));
  const end = isLimited && tenths >= highest ? "high" : isLimited && tenths <= lowest ? "low" : null;
  const middle = end === "high" ? highest : end === "low" ? lowest : tenths;
  const corners = { low: tenths, high: tenths };
  return { printed: { form: "value", ...atMiddle(middle, end), end } as const, corners };
}

/** Behind a printed end lies all the rest of the scale. */
const atMiddle = (tenths: number, end: "high" | "low" | null): Corners => ({
  low: end === "low" ? 10 : tenths,
  high: end === "high" ? 50 : tenths,
});

/** Noise of a weighted mean, in tenths: 1.96·s·√(Σ(w²/n))/Σw. */
function noiseOf(feeding: readonly { weight: number; n: number }[], { pooledSd, notable }: Policy) {
  if (pooledSd === null) return null;
  const weight = feeding.reduce((sum, each) => sum + each.weight, 0);
  const spread = feeding.reduce((sum, each) => sum + each.weight ** 2 / each.n, 0) / weight ** 2;
  return 10 * notable.z * pooledSd * Math.sqrt(spread);
}

const isNotablePoint = (gap: number, noise: number | null) =>
  noise === null ? Math.abs(gap) >= 7.5 : Math.abs(gap) >= 5 && Math.abs(gap) > noise;

function stateOf({ low, high }: Corners, noise: number | null): GapState {
  const certain = low > 0 ? low : high < 0 ? -high : 0;
  const isNotable =
    low === high ? isNotablePoint(low, noise) : certain >= 7.5 && (noise === null || certain > noise);
  if (isNotable) return "notable";
  for (const corner of [low, high])
    if (Math.abs(corner) > 5 || isNotablePoint(corner, noise)) return "inconclusive";
  return "none";
}

export function verdictOf(self: number, corners: Corners, noise: number | null, { strength }: Policy) {
  const gap = { low: corners.low - self, high: corners.high - self };
  const state = stateOf(gap, noise);
  let tag: Tag | null = null;
  if (state === "notable") tag = gap.low > 0 ? "recognise_strength" : "blind_spot";
  if (state === "none" && corners.low >= 10 * strength) tag = "shared_strength";
  if (state === "none" && corners.high < 10 * strength) tag = "shared_opportunity";
  return { state, tag };
}

/** One group beside the self at one question. */
export function recountedGap(self: number, cell: Cell | null, policy: Policy) {
  if (!cell || cell.form === "masked") return null;
  const corners = cornersOf(cell);
  if (cell.form === "band" && self >= corners.low && self <= corners.high) return null;
  const gap = { low: corners.low - self, high: corners.high - self };
  const n = cell.form === "band" ? policy.k : cell.n;
  return { gap, state: stateOf(gap, noiseOf([{ weight: 1, n }], policy)) };
}

export const inTenths = (gap: Gap): Corners =>
  gap.form === "value"
    ? { low: Math.round(10 * gap.value), high: Math.round(10 * gap.value) }
    : { low: Math.round(10 * gap.from), high: Math.round(10 * gap.to) };

const areSame = (a: Corners | null, b: Corners | null) => a?.low === b?.low && a?.high === b?.high;

/** The first word by which a comparison differs from what its cells say; null when it says just that. */
export function differenceOf(told: Comparison, expected: Recounted): string | null {
  if (told.othersOf.join() !== expected.othersOf.join()) return "groups";
  if (told.others?.form !== expected.others?.form) return "form of the others";
  const printed = told.others && printedCorners(told.others);
  if (!areSame(printed, expected.others)) return "others";
  if (!areSame(told.gap && inTenths(told.gap), expected.gap)) return "gap";
  if (told.state !== expected.state) return "state";
  if (told.tag !== expected.tag) return "tag";
  return told.mostlyManager === expected.mostlyManager ? null : "manager";
}

/** A cell as it is printed, in tenths. */
export function printedAs(
  cell: Exclude<MeanCell, { form: "masked" }> | NonNullable<Comparison["others"]>,
): Printed {
  const end = cell.form === "value" ? (cell.end ?? null) : null;
  return { form: cell.form, ...printedCorners(cell), end };
}

export function printedCorners(
  cell: Exclude<MeanCell, { form: "masked" }> | NonNullable<Comparison["others"]>,
) {
  if (cell.form === "value") return cornersOf(cell);
  return { low: Math.round(10 * cell.from), high: Math.round(10 * cell.to) };
}

/** The points of the first page, chosen by what is certain; among equals the first skill of the questionnaire. */
export function recountedHighlights(skills: Snapshot["skills"]): Highlight[] {
  const highest = (kind: Tag, rank: (skill: Snapshot["skills"][number]) => number): Highlight[] => {
    let best: { id: string; rank: number } | null = null;
    for (const skill of skills) {
      if (skill.tag !== kind || (best && rank(skill) <= best.rank)) continue;
      best = { id: skill.id, rank: rank(skill) };
    }
    return best ? [{ kind, skillId: best.id }] : [];
  };
  const certain = ({ gap }: Snapshot["skills"][number]) => {
    const corners = gap ? inTenths(gap) : { low: 0, high: 0 };
    return Math.max(0, corners.low, -corners.high);
  };
  const blind = highest("blind_spot", certain);
  const othersAt = ({ cells: { self }, gap }: Snapshot["skills"][number]) => {
    const own = self?.form === "value" ? Math.round(10 * self.value) : 0;
    const corners = gap ? inTenths(gap) : { low: 0, high: 0 };
    return { low: own + corners.low, high: own + corners.high };
  };
  return [
    ...highest("shared_strength", (skill) => othersAt(skill).low),
    ...highest("recognise_strength", certain),
    ...(blind.length > 0 ? blind : highest("shared_opportunity", (skill) => -othersAt(skill).high)),
  ];
}
