import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { companies } from "#company/tables.ts";
import type { PulseSnapshot } from "#disclosure/contract/pulse.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Note } from "../../contract/note.ts";
import type { ReportedCut } from "../../contract/report.ts";
import { pulseNotes, pulseReports, pulseRuns, pulseSeries } from "../../tables.ts";
import { maxEarlierRuns } from "../../vocabulary.ts";
import { selectClosingDay, selectOpeningDay } from "../runs/facts.ts";
import { selectRunAccess } from "./access.ts";

const asked = alias(pulseRuns, "asked");
const isAsked = sql`pulse_runs.id = asked.id`;

/** Whole cells alone are compared over runs: the rest of an earlier report stays where it is. */
const selectSnapshot = sql<PulseSnapshot | null>`case when ${isAsked} then ${pulseReports.snapshot} end`;
const selectWholes = sql<Pick<PulseSnapshot["questions"][number], "key" | "whole">[] | null>`(
  select jsonb_agg(jsonb_build_object('key', q -> 'key', 'whole', q -> 'whole'))
  from jsonb_array_elements(${pulseReports.snapshot} -> 'questions') q)`;

/** Each cut has a cell under every question. */
const selectCuts = sql<ReportedCut[] | null>`case when ${isAsked} then (
  select jsonb_agg(jsonb_build_object('cut', c.cut, 'kind', c.kind, 'name', case
    when t.id is not null then jsonb_build_object('fr', t.name, 'en', null)
    when j.id is not null then jsonb_build_object('fr', j.name_fr, 'en', j.name_en) end))
  from (
    select cell ->> 'cut' as cut, split_part(cell ->> 'cut', ':', 1) as kind, split_part(cell ->> 'cut', ':', 2)::uuid as id
    from jsonb_array_elements(${pulseReports.snapshot} -> 'questions' -> 0 -> 'cuts') cell
  ) c
  left join teams t on c.kind <> 'position' and t.company_id = pulse_runs.company_id and t.id = c.id
  left join job_positions j on c.kind = 'position' and j.company_id = pulse_runs.company_id and j.id = c.id) end`;

const selectNote = sql<Note | null>`case when ${pulseNotes.id} is not null then jsonb_build_object(
  'text', ${pulseNotes.text},
  'version', ${pulseNotes.version},
  'publishedOn', (${pulseNotes.publishedAt} at time zone ${companies.timeZone})::date,
  'actions', (
    select coalesce(jsonb_agg(
      action || jsonb_build_object('ownerName', nullif(trim(o.first_name || ' ' || o.last_name), '')) order by place), '[]')
    from jsonb_array_elements(${pulseNotes.actions}) with ordinality as listed (action, place)
    left join profiles o on o.company_id = pulse_runs.company_id and o.id = (action ->> 'ownerProfileId')::uuid
      and o.removed_at is null)) end`;

/** A run, and the closed ones of its series before it, the latest first, in one statement. */
export const selectReportRows = (
  tx: Tenant,
  actor: Pick<Actor, "companyId" | "profileId" | "capabilities">,
  id: string,
) =>
  tx
    .select({
      id: pulseRuns.id,
      seriesId: pulseRuns.seriesId,
      occurrence: pulseRuns.occurrence,
      number: pulseRuns.number,
      status: pulseRuns.status,
      content: pulseRuns.content,
      plan: pulseSeries.plan,
      anchor: pulseSeries.anchor,
      opensOn: selectOpeningDay,
      closesOn: selectClosingDay,
      publishedOn: sql<string | null>`(${pulseRuns.publishedAt} at time zone ${companies.timeZone})::date`,
      asked: pulseRuns.askedCount,
      shownAnswers: pulseRuns.shownAnswers,
      threshold: pulseRuns.threshold,
      access: selectRunAccess(actor),
      snapshot: selectSnapshot,
      wholes: selectWholes,
      cuts: selectCuts,
      note: selectNote,
    })
    .from(asked)
    .innerJoin(
      pulseRuns,
      and(
        eq(pulseRuns.companyId, asked.companyId),
        eq(pulseRuns.seriesId, asked.seriesId),
        or(isAsked, and(eq(pulseRuns.status, "closed"), lt(pulseRuns.occurrence, asked.occurrence))),
      ),
    )
    .innerJoin(
      pulseSeries,
      and(eq(pulseSeries.companyId, pulseRuns.companyId), eq(pulseSeries.id, pulseRuns.seriesId)),
    )
    .innerJoin(companies, eq(companies.id, pulseRuns.companyId))
    .leftJoin(
      pulseReports,
      and(eq(pulseReports.companyId, pulseRuns.companyId), eq(pulseReports.runId, pulseRuns.id)),
    )
    .leftJoin(
      pulseNotes,
      and(eq(pulseNotes.companyId, pulseRuns.companyId), eq(pulseNotes.runId, pulseRuns.id)),
    )
    .where(and(eq(asked.companyId, actor.companyId), eq(asked.id, id)))
    .orderBy(desc(pulseRuns.occurrence))
    .limit(maxEarlierRuns + 1);

export type ReportRow = Awaited<ReturnType<typeof selectReportRows>>[number];
