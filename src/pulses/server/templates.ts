import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { dayIn } from "#company/server/dayIn.ts";
import type { Page } from "#platform/contract/page.ts";
import { refuse } from "#platform/errors.ts";
import { readCursor, toPage } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { PulseContent, PulsePlan } from "../contract/content.ts";
import type { Template, TemplateRow } from "../contract/templates.ts";
import { countUntranslated, listThemes, tidyContent } from "../rules/content.ts";
import { tidyPlan } from "../rules/plan.ts";
import { pulseSeries, pulseTemplates, pulseTemplateVersions } from "../tables.ts";
import type { TemplateState } from "../vocabulary.ts";

export interface TemplateKey {
  companyId: string;
  id: string;
}

export const isTemplate = ({ companyId, id }: TemplateKey) =>
  and(eq(pulseTemplates.companyId, companyId), eq(pulseTemplates.id, id));

// Drizzle leaves the name of the table out where there is one only: within a subquery, it is written here.
// With a limit, the series of each template are looked up: an « exists » is planned over all series of the company.
const runningSeriesId = sql<string | null>`(select s.id from ${pulseSeries} s
  where s.company_id = pulse_templates.company_id and s.template_id = pulse_templates.id and s.ended_at is null
  limit 1)`;
const isRunning = sql<boolean>`${runningSeriesId} is not null`;
const planned = sql<PulseContent | null>`(select v.content from ${pulseTemplateVersions} v
  where v.company_id = pulse_templates.company_id and v.template_id = pulse_templates.id
    and v.number = pulse_templates.planned_version)`;

export async function readTemplate(tx: Tenant, key: TemplateKey): Promise<Template> {
  const [found] = await tx
    .select({
      id: pulseTemplates.id,
      content: pulseTemplates.content,
      plan: pulseTemplates.plan,
      plannedVersion: pulseTemplates.plannedVersion,
      planned,
      isArchived: pulseTemplates.isArchived,
      runningSeriesId,
      version: pulseTemplates.version,
    })
    .from(pulseTemplates)
    .where(isTemplate(key));
  return found ?? refuse("not_found");
}

/** Reads what decides on a change, and keeps others from changing the template until the transaction ends. */
export async function lockTemplate(tx: Tenant, key: TemplateKey) {
  const [found] = await tx
    .select({ isArchived: pulseTemplates.isArchived, isRunning, version: pulseTemplates.version })
    .from(pulseTemplates)
    .where(isTemplate(key))
    .for("update", { of: pulseTemplates });
  return found ?? refuse("not_found");
}

interface NewTemplate {
  content: PulseContent;
  plan: PulsePlan;
  libraryKey?: string | undefined;
}

export async function insertTemplate(
  tx: Tenant,
  {
    actor,
    services,
  }: { actor: { companyId: string; profileId: string }; services: Pick<Services, "newId" | "now"> },
  { content, plan, libraryKey }: NewTemplate,
): Promise<string> {
  const [id, now] = [services.newId(), services.now()];
  await tx.insert(pulseTemplates).values({
    companyId: actor.companyId,
    id,
    content: tidyContent(content),
    plan: tidyPlan(plan),
    libraryKey: libraryKey ?? null,
    authorProfileId: actor.profileId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** To the microsecond, which a Date would lose. */
const writtenUpdate = sql<string>`to_char(${pulseTemplates.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const Place = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

interface TemplatesQuery {
  state: TemplateState;
  timeZone: string;
  cursor: string | undefined;
  limit: number;
}

/** A page of the templates, the one changed last first. */
export async function listTemplates(
  tx: Tenant,
  companyId: string,
  { state, timeZone, cursor, limit }: TemplatesQuery,
): Promise<Page<TemplateRow>> {
  const place = readCursor(Place, cursor);
  const rows = await tx
    .select({
      id: pulseTemplates.id,
      content: pulseTemplates.content,
      isArchived: pulseTemplates.isArchived,
      isRunning,
      plannedVersion: pulseTemplates.plannedVersion,
      updatedAt: pulseTemplates.updatedAt,
      version: pulseTemplates.version,
      written: writtenUpdate,
    })
    .from(pulseTemplates)
    .where(
      and(
        eq(pulseTemplates.companyId, companyId),
        eq(pulseTemplates.isArchived, state === "archived"),
        place === null
          ? undefined
          : sql`(${pulseTemplates.updatedAt}, ${pulseTemplates.id}) < (${place[0]}::timestamptz, ${place[1]}::uuid)`,
      ),
    )
    .orderBy(desc(pulseTemplates.updatedAt), desc(pulseTemplates.id))
    .limit(limit + 1);
  const { items, nextCursor } = toPage(rows, limit, ({ written, id }) => [written, id]);
  return {
    items: items.map(({ content, updatedAt, ...row }) => ({
      ...row,
      name: content.name,
      themes: listThemes(content),
      questionCount: content.questions.length,
      untranslated: countUntranslated(content),
      updatedOn: dayIn(timeZone, updatedAt),
    })),
    nextCursor,
  };
}
