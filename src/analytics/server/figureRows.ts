import { sql } from "drizzle-orm";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { nameFigure } from "../rules/closedFigures.ts";
import { toCut } from "../rules/cuts.ts";
import { readStoredFigure, type StoredFigure } from "../rules/stored.ts";
import type { CutKind } from "../vocabulary.ts";
import { findClosedFigures, type ClosedFigures } from "./closedFigures.ts";

/** What is told of a part of the company in a period, as this reader may see it. */
export interface FigureRow {
  id: string | null;
  start: string;
  toldOn: string;
  launchedFrom: string;
  figures: Record<string, StoredFigure>;
}

interface Asked {
  kind: FigurePeriodKind;
  /** The first days of the first and the last period. */
  from: string;
  to: string;
  cut: CutKind;
  /** Null for the whole company. */
  ids: readonly string[] | null;
}

/**
 * The rows of some cuts over some periods, by the id of the cut and the first day. What the reader's own report feeds is
 * left out for them (§2), and what rests on too few people whose reports they may not open (§6).
 * `known`: the latter, where the caller has found them already.
 */
export async function readFigureRows(
  tx: Tenant,
  actor: Actor,
  asked: Asked,
  known?: ClosedFigures,
): Promise<FigureRow[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<FigureRow & Record<string, unknown>>(sql`
    select c.cut_id as id, c.period_start::text as start, c.told_on::text as "toldOn",
      c.launched_from::text as "launchedFrom", c.figures
    from analytics_cuts c
    where c.company_id = ${companyId} and c.period_kind = ${asked.kind}
      and c.period_start between ${asked.from}::date and ${asked.to}::date and c.cut_kind = ${asked.cut}
      and ${asked.ids === null ? sql`c.cut_id is null` : sql`c.cut_id = any(${sql.param([...asked.ids])}::uuid[])`}
      and not exists (
        select from analytics_reports own
        where own.company_id = c.company_id and own.profile_id = ${profileId} and own.measures <> '{}'
          and c.cut_kind || coalesce(':' || c.cut_id, '') = any(own.cuts)
          and date_trunc(c.period_kind, own.closed_on::timestamp)::date = c.period_start)
    order by c.period_start`);
  if (rows.length === 0) return rows;
  const closed = known ?? (await findClosedFigures(tx, actor, asked));
  return rows
    .map((row) => ({
      ...row,
      figures: Object.fromEntries(
        Object.entries(row.figures)
          .filter(
            ([measure]) =>
              !closed.has(nameFigure({ ...row, measure, cut: toCut(asked.cut, row.id), kind: asked.kind })),
          )
          .map(([measure, stored]) => [measure, readStoredFigure(stored)]),
      ),
    }))
    .filter(({ figures }) => Object.keys(figures).length > 0);
}
