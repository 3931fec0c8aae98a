import type { WeightRow, Weights } from "../contract/matrix.ts";
import type { Group, RatedDimension } from "../vocabulary.ts";
import { toRowsByKey, sumRow, type RowKey } from "./matrix.ts";

/** Percents as they are typed; an empty cell is 0. */
export type Cells<Column extends string> = Readonly<Record<Column, string>>;
export type GroupCells = Cells<Group>;
/** Every row of the matrix by its name; null where one follows the row above it. */
export type MatrixForm = Record<RowKey, GroupCells | null> & { dimensions: Cells<RatedDimension> };

interface Families {
  families: readonly { id: string; skills: readonly { id: string }[] }[];
}

/** The matrix as its form holds it: a row, or null, for all that may have one. */
export function toForm({ weights, families }: { weights: Weights } & Families): MatrixForm {
  const names = families.flatMap(({ id, skills }) => [
    `family:${id}` as const,
    ...skills.map((skill) => `skill:${skill.id}` as const),
  ]);
  return {
    // First here, first in the list of wrong rows.
    default: null,
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...Object.fromEntries([...toRowsByKey(weights)].map(([name, row]) => [name, toCells(row)])),
    dimensions: toCells(weights.dimensions),
  } as MatrixForm;
}

export const toCells = <Column extends string>(row: Readonly<Record<Column, number>>): Cells<Column> =>
  Object.fromEntries(
    Object.entries<number>(row).map(([column, percent]) => [column, String(percent)]),
  ) as Cells<Column>;

const toNumbers = <Column extends string>(cells: Cells<Column>): Record<Column, number> =>
  Object.fromEntries(
    Object.entries<string>(cells).map(([column, typed]) => [column, Number(typed)]),
  ) as Record<Column, number>;

export const sumCells = (cells: Cells<string>): number => sumRow(toNumbers(cells));

/** Builds the request; inherited rows are left out. */
export function toWeights(form: MatrixForm): Weights {
  const row = (name: RowKey) => toNumbers(form[name] ?? emptyRow);
  const own = (kind: "family" | "skill"): Record<string, WeightRow> =>
    Object.fromEntries(
      Object.entries(form).flatMap(([name, cells]) =>
        name.startsWith(`${kind}:`) && cells
          ? [[name.slice(kind.length + 1), toNumbers(cells as GroupCells)]]
          : [],
      ),
    );
  return {
    default: row("default"),
    families: own("family"),
    skills: own("skill"),
    values: row("values"),
    objectives: row("objectives"),
    dimensions: toNumbers(form.dimensions),
  };
}

const emptyRow: GroupCells = { self: "", manager: "", peer: "", direct_report: "" };

/** The weights that apply to a row: its own cells, else those of its family, else the default ones. */
export const resolveCells = (form: MatrixForm, name: RowKey, family?: RowKey): GroupCells =>
  form[name] ?? (family && form[family]) ?? form.default ?? emptyRow;

/** The rows of their own where only the own view counts: « Les autres » shows nothing there. */
export const listSelfOnlyRows = (form: MatrixForm): RowKey[] =>
  (Object.entries(form) as [RowKey | "dimensions", GroupCells | null][]).flatMap(([name, cells]) =>
    name !== "dimensions" && cells && Number(cells.self) === 100 && sumCells(cells) === 100 ? [name] : [],
  );

/** The rows whose percents do not total 100. */
export const listWrongRows = (form: MatrixForm): { name: string; total: number }[] =>
  Object.entries(form).flatMap(([name, cells]) => {
    const total = cells ? sumCells(cells as Cells<string>) : 100;
    return total === 100 ? [] : [{ name, total }];
  });
