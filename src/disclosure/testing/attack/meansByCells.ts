import type {
  BandCell,
  Cell,
  JointCell,
  JointMean,
  MeanCell,
  OthersCell,
  Policy,
  ValueCell,
} from "../../contract.ts";

/**
 * What a reader who knows the rules can say of a mean by the published cells alone, in tenths of a point and without a
 * line of the engine. Nothing here is rounded but what is printed; `tiny` is less than any two figures that differ.
 */
export type Corners = { low: number; high: number };

const tiny = 1e-9;

export const roundTenths = (tenths: number) => Math.floor(tenths + 0.5 + tiny);
/** The smallest range of whole tenths around it. */
export const roundOutward = ({ low, high }: Corners): Corners => ({
  low: Math.floor(low + tiny),
  high: Math.ceil(high - tiny),
});
export const isPoint = ({ low, high }: Corners) => high - low < tiny;
export const isAtLeast = (a: number, b: number) => a >= b - tiny;
export const isMore = (a: number, b: number) => a > b + tiny;

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < tiny;

/** A figure as it is printed, in tenths; `low` and `high`: what it says of itself. */
export type Printed = Corners & {
  form: "value" | "interval";
  value: number | null;
  end: "high" | "low" | null;
};

type Number = Exclude<MeanCell | JointMean, { form: "masked" }> | Omit<ValueCell, "n"> | OthersCell;

export function toPrinted(cell: Number): Printed {
  const corners = toCorners(cell);
  if (cell.form === "interval") return { form: "interval", value: null, end: null, ...corners };
  return { form: "value", value: Math.round(10 * cell.value), end: cell.end ?? null, ...corners };
}

const toEndValue = (end: "high" | "low", { ends }: Pick<Policy, "ends">): Printed => {
  const value = Math.round(10 * ends[end]);
  const corners = end === "high" ? { low: value, high: 50 } : { low: 10, high: value };
  return { form: "value", value, end, ...corners };
};

/** The end that all of it has reached. */
function findReachedEnd({ low, high }: Corners, { ends }: Pick<Policy, "ends">): "high" | "low" | null {
  if (isAtLeast(low, 10 * ends.high)) return "high";
  return isAtLeast(10 * ends.low, high) ? "low" : null;
}

/** What a printed number of tenths stands for: one that is not rounded stands for itself. */
export function isPrintedAs(
  { value, end }: Pick<ValueCell, "value" | "end">,
  numerator: number,
  denominator: number,
  policy: Pick<Policy, "ends">,
) {
  const tenths = (10 * numerator) / denominator;
  if (!isTenth(value)) return Math.abs(tenths - 10 * value) < tiny;
  const reached = findReachedEnd({ low: tenths, high: tenths }, policy);
  if (reached || end) return reached === (end ?? null);
  return roundTenths(tenths) === Math.round(value * 10);
}

/** The questions that a mean rests on: as many as it says, the values where these are so many. */
export function listUsedQuestions(
  mean: Exclude<MeanCell | JointMean, { form: "masked" }>,
  published: readonly (Cell | JointCell)[],
  { minItemsPerMean }: Policy,
): number[] {
  const where = (isUsed: (cell: Cell | JointCell) => boolean) =>
    published.flatMap((cell, index) => (isUsed(cell) ? [index] : []));
  const unmasked = where(({ form }) => form !== "masked");
  const values = where(({ form }) => form === "value");
  if (mean.questions.used === unmasked.length) return unmasked;
  return values.length >= minItemsPerMean ? values : unmasked;
}

/** A question that is not masked, with or without its number of people. */
export type ShownCell = BandCell | Omit<ValueCell, "n">;

type Range = { form: "band" | "interval"; from: number; to: number };

export function toCorners(
  cell: BandCell | Range | Pick<ValueCell, "form" | "value" | "end" | "approximate">,
): Corners {
  const inTenths = (from: number, to: number) => ({ low: Math.round(10 * from), high: Math.round(10 * to) });
  if (cell.form !== "value") return inTenths(cell.from, cell.to);
  if (cell.end === "high") return inTenths(cell.value, 5);
  if (cell.end === "low") return inTenths(1, cell.value);
  return cell.approximate
    ? inTenths(cell.approximate.from, cell.approximate.to)
    : inTenths(cell.value, cell.value);
}

export type WeightedPart = {
  weight: number;
  corners: Corners;
  end?: ValueCell["end"] | null;
  /** Of a protected group: without an end it lies before it, whatever it is rounded to. */
  isProtected?: boolean;
};

/** As `findReachedEnd`, unless a part before the limit, rounded to it, makes them reach just that. */
function findEndReachedTogether(
  parts: readonly WeightedPart[],
  corners: Corners,
  policy: Pick<Policy, "ends">,
): "high" | "low" | null {
  const end = findReachedEnd(corners, policy);
  if (!end) return null;
  const isAt = ({ low, high }: Corners) =>
    Math.abs((end === "high" ? low : high) - 10 * policy.ends[end]) < tiny;
  const isRounded = parts.some(
    (part) => part.isProtected && !part.end && isPoint(part.corners) && isAt(part.corners),
  );
  return isRounded && isAt(corners) ? null : end;
}

/** The least and the greatest weighted mean that its parts allow. */
function propagateCorners(parts: readonly WeightedPart[]): Corners {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const at = (corner: keyof Corners) =>
    parts.reduce((sum, part) => sum + part.weight * part.corners[corner], 0) / weight;
  return { low: at("low"), high: at("high") };
}

/**
 * The mean that the parts themselves give; null where they are all plain numbers. Only groups can reach an end together:
 * a question that is not printed at one lies before it.
 */
export function computeMeanByParts(
  parts: readonly WeightedPart[],
  of: "questions" | "groups",
  policy: Pick<Policy, "ends">,
): { printed: Printed; corners: Corners } | null {
  if (parts.every(({ corners }) => isPoint(corners))) return null;
  const corners = propagateCorners(parts);
  for (const end of ["high", "low"] as const)
    if (parts.every((part) => part.end === end)) return { printed: toEndValue(end, policy), corners };
  const bounds = roundOutward(corners);
  const interval: Printed = { form: "interval", value: null, end: null, ...bounds };
  if (isMore(corners.high - corners.low, 2)) return { printed: interval, corners };
  const reached = of === "groups" ? findEndReachedTogether(parts, corners, policy) : null;
  if (reached) return { printed: toEndValue(reached, policy), corners };
  const value = roundTenths((corners.low + corners.high) / 2);
  if (value > 10 * policy.ends.high || value < 10 * policy.ends.low) return { printed: interval, corners };
  return { printed: { form: "value", value, end: null, ...bounds }, corners };
}

/** A mean of plain numbers: one itself, or the end that it has reached where it is limited. */
export function computePlainMean(
  parts: readonly WeightedPart[],
  policy: Pick<Policy, "ends"> | null,
): { printed: Printed; corners: Corners } {
  const corners = propagateCorners(parts);
  const reached = policy && findEndReachedTogether(parts, corners, policy);
  if (policy && reached) return { printed: toEndValue(reached, policy), corners };
  const value = roundTenths(corners.low);
  return { printed: { form: "value", value, end: null, low: value, high: value }, corners };
}

export const isSamePrinted = (a: Printed, b: Printed) =>
  a.form === b.form && a.value === b.value && a.end === b.end && a.low === b.low && a.high === b.high;

/** The mean of these cells, as a reader of the rules works it out. */
export const computeMeanOfCells = (cells: readonly ShownCell[], policy: Pick<Policy, "ends">) =>
  computeMeanByParts(
    cells.map((cell) => ({
      weight: 1,
      corners: toCorners(cell),
      end: cell.form === "value" ? cell.end : undefined,
    })),
    "questions",
    policy,
  );

/** Whether the published mean is the one that the cells give, so that it discloses nothing more. */
export function isShownByCells(
  mean: Exclude<MeanCell | JointMean, { form: "masked" }>,
  cells: readonly ShownCell[],
  policy: Policy,
): boolean {
  const expected = computeMeanOfCells(cells, policy);
  return expected !== null && isSamePrinted(toPrinted(mean), expected.printed);
}
