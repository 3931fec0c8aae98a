import type { WeightRow, Weights } from "../contract/matrix.ts";

const usualRow = { self: 0, manager: 40, peer: 40, direct_report: 20 } as const;

/** The weight matrix of a company that has not changed it (§6 of docs/product-decisions.md). */
export const defaultWeights: Weights = {
  default: usualRow,
  families: {},
  skills: {},
  values: usualRow,
  objectives: usualRow,
  dimensions: { skills: 70, values: 20, objectives: 10 },
};

/** Rows to begin with; each totals 100. */
export const presets = {
  usual: usualRow,
  equal: { self: 25, manager: 25, peer: 25, direct_report: 25 },
  withoutSelf: { self: 0, manager: 34, peer: 33, direct_report: 33 },
  managerHalf: { self: 0, manager: 50, peer: 25, direct_report: 25 },
} as const satisfies Record<string, WeightRow>;
export type PresetName = keyof typeof presets;

export const sumRow = (row: Readonly<Record<string, number>>): number =>
  Object.values(row).reduce((sum, percent) => sum + percent, 0);

/** A skill's own row, else its family's, else the default one (§6). */
export const resolveSkillWeights = (
  weights: Weights,
  { id, family }: { id: string; family: { id: string } | null },
): WeightRow => weights.skills[id] ?? (family ? weights.families[family.id] : null) ?? weights.default;

/** The weights of one evaluation, without the rows of families and skills that it does not contain. */
export function selectAskedWeights(
  weights: Weights,
  asked: readonly { id: string; family: { id: string } | null }[],
): Weights {
  const skillIds = new Set(asked.map(({ id }) => id));
  const familyIds = new Set(asked.map(({ family }) => family?.id));
  return {
    ...weights,
    families: keep(weights.families, (id) => familyIds.has(id)),
    skills: keep(weights.skills, (id) => skillIds.has(id)),
  };
}

const keep = (rows: Weights["skills"], isKept: (id: string) => boolean): Weights["skills"] =>
  Object.fromEntries(Object.entries(rows).filter(([id]) => isKept(id)));

/** Names a row of the matrix: « default », « family:… », « skill:… ». */
export type RowKey = "default" | "values" | "objectives" | `family:${string}` | `skill:${string}`;

/** The rows that a version has, by their names; the dimensions are not among them. */
export const toRowsByKey = (weights: Weights): Map<RowKey, WeightRow> =>
  new Map<RowKey, WeightRow>([
    ["default", weights.default],
    ...Object.entries(weights.families).map(([id, row]) => [`family:${id}`, row] as const),
    ...Object.entries(weights.skills).map(([id, row]) => [`skill:${id}`, row] as const),
    ["values", weights.values],
    ["objectives", weights.objectives],
  ]);

/** The rows that one version has otherwise than another, and « dimensions » when these differ. */
export function listChangedRows(before: Weights, after: Weights): (RowKey | "dimensions")[] {
  const [was, is] = [toRowsByKey(before), toRowsByKey(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return [
    ...names.filter((name) => !isSame(was.get(name), is.get(name))),
    ...(isSame(before.dimensions, after.dimensions) ? [] : (["dimensions"] as const)),
  ];
}

const isSame = (
  one: Readonly<Record<string, number>> | undefined,
  other: Readonly<Record<string, number>> | undefined,
): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && Object.keys(one).every((name) => one[name] === other[name]));
