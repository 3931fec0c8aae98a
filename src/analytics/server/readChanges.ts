import { eq } from "drizzle-orm";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { CompanyChanges, Cut, Measure } from "../contract/figures.ts";
import { readTrend } from "../rules/explain/explainTrend.ts";
import { findShownPeriod } from "../rules/toldPeriod.ts";
import { analyticsBatches } from "../tables.ts";
import { cutKinds } from "../vocabulary.ts";
import { findClosedFigures } from "./closedFigures.ts";
import { type FigureRow, readFigureRows } from "./figureRows.ts";
import { listToldCuts } from "./listToldCuts.ts";
import { nameMeasures } from "./measureNames.ts";
import { findToldPeriods } from "./readFigures.ts";
import { listTrendPeriods, toTrendCells } from "./readTrends.ts";

/** So many parts of the company are looked at: their rows of eight periods are read. */
const maxParts = 200;
/** So many changes are listed; beyond, they are counted. */
const maxChanges = 60;

interface Asked {
  kind: FigurePeriodKind;
  /** Any day of the period; without one, the last one told is meant. */
  day?: string | undefined;
  today: string;
}

/**
 * What has changed beyond chance in a period, of every part of the company that the reader sees: what « Évolution » says of
 * each (`readTrend`), for all of them at once.
 */
export async function readChanges(tx: Tenant, actor: Actor, asked: Asked): Promise<CompanyChanges> {
  const { kind } = asked;
  const told = await findToldPeriods(tx, actor, kind);
  const start = findShownPeriod(asked, told, asked.today);
  const periods = listTrendPeriods({ kind, start });
  const cuts = await listToldCuts(tx, actor, { kind, start, limit: maxParts + 1 });
  const parts = await readParts(tx, actor, { kind, periods, cuts: cuts.slice(0, maxParts) });
  const measures = await nameMeasures(
    tx,
    actor.companyId,
    new Set(parts.flatMap(({ last }) => Object.keys(last.figures))),
  );
  const [batch] = await tx
    .select({ spread: analyticsBatches.spread })
    .from(analyticsBatches)
    .where(eq(analyticsBatches.companyId, actor.companyId));
  const spread = batch?.spread ?? null;
  const compared = parts.flatMap((part) => listComparisons(part, { measures, periods, spread }));
  const changed = compared.filter(({ reading: { state } }) => state !== "noise");
  return {
    kind,
    start,
    told,
    asOf:
      parts
        .map(({ last }) => last.toldOn)
        .toSorted()
        .at(-1) ?? null,
    parts: countParts(parts.map(({ cut }) => cut)),
    hasMore: cuts.length > maxParts,
    compared: compared.length,
    items: changed.slice(0, maxChanges).map(({ cut, measure, reading: { past, now } }) => ({
      cut,
      measure,
      past: { start: past.start, cell: past.cell },
      now: { start: now.start, cell: now.cell },
    })),
    more: Math.max(0, changed.length - maxChanges),
    spread,
  };
}

/** A part of the company that is told in the last period, and its rows by their first days. */
interface Part {
  cut: Cut;
  last: FigureRow;
  rows: ReadonlyMap<string, FigureRow>;
}

interface AskedParts {
  kind: FigurePeriodKind;
  periods: readonly string[];
  cuts: readonly Cut[];
}

/** The rows of some parts of the company: one read for each kind of them. */
async function readParts(tx: Tenant, actor: Actor, { kind, periods, cuts }: AskedParts): Promise<Part[]> {
  const [from, to] = [periods[0]!, periods.at(-1)!];
  if (cuts.length === 0) return [];
  const closed = await findClosedFigures(tx, actor, { from, to });
  const parts: Part[] = [];
  for (const cutKind of cutKinds) {
    const own = cuts.filter((cut) => cut.kind === cutKind);
    if (own.length === 0) continue;
    const ids = cutKind === "company" ? null : own.flatMap(({ id }) => id ?? []);
    const rows = await readFigureRows(tx, actor, { kind, from, to, cut: cutKind, ids }, closed);
    const byId = Map.groupBy(rows, ({ id }) => id);
    for (const cut of own) {
      const byStart = new Map(byId.get(cut.id)?.map((row) => [row.start, row]));
      const last = byStart.get(to);
      if (last) parts.push({ cut, last, rows: byStart });
    }
  }
  return parts;
}

interface Comparing {
  measures: readonly Measure[];
  periods: readonly string[];
  spread: number | null;
}

/** Each measure of a part that stands beside an earlier figure of the same questions. */
const listComparisons = ({ cut, rows }: Part, { measures, periods, spread }: Comparing) =>
  measures.flatMap((measure) => {
    const stored = periods.map((start) => rows.get(start)?.figures[measure.key]);
    const reading = readTrend(toTrendCells(stored), periods, spread);
    return reading.kind === "change" ? [{ cut, measure, reading }] : [];
  });

function countParts(cuts: readonly Cut[]): CompanyChanges["parts"] {
  const count = (kind: Cut["kind"]) => cuts.filter((cut) => cut.kind === kind).length;
  return {
    company: count("company"),
    direction: count("direction"),
    team: count("team"),
    position: count("position"),
  };
}
