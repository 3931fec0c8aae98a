import { eq } from "drizzle-orm";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { findPeriod, movePeriod, type Period } from "#platform/periods.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { CutTrends, TrendCell } from "../contract/figures.ts";
import type { StoredFigure } from "../rules/stored.ts";
import { analyticsBatches } from "../tables.ts";
import type { CutKind } from "../vocabulary.ts";
import { findCut } from "./cuts.ts";
import { readFigureRows } from "./figureRows.ts";
import { nameMeasures } from "./measureNames.ts";
import { toCell } from "./readFigures.ts";

/** So many periods at once: two years of quarters. */
export const trendPeriods = 8;

/** The first days of the periods up to one, the oldest first. */
export const listTrendPeriods = (last: Period): string[] =>
  Array.from({ length: trendPeriods }, (_, index) => movePeriod(last, index + 1 - trendPeriods).start);

interface Asked {
  kind: FigurePeriodKind;
  /** Any day of the last period. */
  day: string;
  cut: CutKind;
  cutId?: string | undefined;
}

/** The figures of one part of the company over the eight periods up to a day. */
export async function readTrends(tx: Tenant, actor: Actor, asked: Asked): Promise<CutTrends> {
  const cut = (await findCut(tx, actor, { kind: asked.cut, id: asked.cutId })) ?? refuse("not_found");
  const last = findPeriod(asked.kind, asked.day);
  const periods = listTrendPeriods(last);
  const rows = await readFigureRows(tx, actor, {
    kind: asked.kind,
    from: periods[0]!,
    to: last.start,
    cut: asked.cut,
    ids: cut.id === null ? null : [cut.id],
  });
  const byStart = new Map(rows.map((row) => [row.start, row]));
  const measures = await nameMeasures(
    tx,
    actor.companyId,
    new Set(rows.flatMap(({ figures }) => Object.keys(figures))),
  );
  const [batch] = await tx
    .select({ spread: analyticsBatches.spread })
    .from(analyticsBatches)
    .where(eq(analyticsBatches.companyId, actor.companyId));
  return {
    cut: { kind: cut.kind, id: cut.id, name: cut.name },
    periods,
    asOf:
      rows
        .map(({ toldOn }) => toldOn)
        .toSorted()
        .at(-1) ?? null,
    measures: measures.map((measure) => ({
      ...measure,
      cells: toTrendCells(periods.map((start) => byStart.get(start)?.figures[measure.key])),
    })),
    spread: batch?.spread ?? null,
  };
}

/** Numbers the sets of questions by their first appearance. */
export function toTrendCells(stored: readonly (StoredFigure | undefined)[]): TrendCell[] {
  const sets = [...new Set(stored.flatMap((figure) => figure?.items ?? []))];
  return stored.map((figure) => ({
    cell: toCell(figure),
    questions: figure?.items === undefined ? null : sets.indexOf(figure.items) + 1,
  }));
}
