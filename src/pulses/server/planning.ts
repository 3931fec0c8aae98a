import { and, desc, eq, sql } from "drizzle-orm";
import type { ChangeContext } from "#people/server/changeContext.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { PulseContent, PulseQuestion } from "../contract/content.ts";
import { isChanged, settleKeys, whyNotAsk } from "../rules/content.ts";
import { withoutReviews } from "../rules/translation.ts";
import { whyNotChange } from "../rules/templates.ts";
import { pulseRuns, pulseSeries, pulseTemplates, pulseTemplateVersions } from "../tables.ts";
import { isTemplate, type TemplateKey } from "./templates.ts";

/** A template whose draft is about to be asked, under its lock; refused when it has changed, or cannot be asked. */
export async function lockDraft({ tx }: Pick<ChangeContext, "tx">, key: TemplateKey, version: number) {
  const [template] = await tx.select().from(pulseTemplates).where(isTemplate(key)).for("update");
  if (!template) refuse("not_found");
  refuseIf(whyNotChange(template));
  if (template.version !== version) refuse("edited_meanwhile");
  refuseIf(whyNotAsk(template.content));
  return template;
}

/** Whether a run of a template is open, of a series that goes on or of one that was ended meanwhile. */
export async function hasOpenRun(tx: Tenant, { companyId, id }: TemplateKey): Promise<boolean> {
  const [run] = await tx
    .select({ id: pulseRuns.id })
    .from(pulseRuns)
    .where(
      and(eq(pulseRuns.companyId, companyId), eq(pulseRuns.templateId, id), eq(pulseRuns.status, "open")),
    )
    .limit(1);
  return run !== undefined;
}

/** The series of a template that goes on; null: none. */
export async function findRunningSeries(tx: Tenant, { companyId, id }: TemplateKey) {
  const [series] = await tx
    .select({ id: pulseSeries.id })
    .from(pulseSeries)
    .where(
      and(
        eq(pulseSeries.companyId, companyId),
        eq(pulseSeries.templateId, id),
        sql`${pulseSeries.endedAt} is null`,
      ),
    )
    .limit(1);
  return series ?? null;
}

/** All versions of a company, each template's latest first. */
const listVersions = (tx: Tenant, companyId: string) =>
  tx
    .select({
      templateId: pulseTemplateVersions.templateId,
      number: pulseTemplateVersions.number,
      content: pulseTemplateVersions.content,
    })
    .from(pulseTemplateVersions)
    .where(eq(pulseTemplateVersions.companyId, companyId))
    .orderBy(desc(pulseTemplateVersions.number));

const listQuestions = (versions: Awaited<ReturnType<typeof listVersions>>): PulseQuestion[] =>
  versions.flatMap(({ content }) => content.questions);

/** A draft under the keys that it would have, were it planned now. */
export const settleDraft = async (
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  { companyId, content }: { companyId: string; content: PulseContent },
): Promise<PulseContent> =>
  settleKeys(content, listQuestions(await listVersions(tx, companyId)), () => newId());

/**
 * Keeps the draft as a version that the runs to come ask, unless it is the one they ask already. A question whose key was
 * asked in another shape gets another key, one that was asked under another key takes that one, in the draft as well. Those
 * who plan at the same time take turns.
 * @returns the number of the version
 */
export async function keepVersion(
  { tx, services }: Pick<ChangeContext, "tx" | "services">,
  template: typeof pulseTemplates.$inferSelect,
): Promise<number> {
  const { companyId, id: templateId, plannedVersion } = template;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pulseKeys:${companyId}`}, 0))`);
  const versions = await listVersions(tx, companyId);
  const planned = versions.find(
    (version) => version.templateId === templateId && version.number === plannedVersion,
  );
  if (planned && !isChanged(template.content, planned.content)) return planned.number;
  const content = settleKeys(template.content, listQuestions(versions), () => services.newId());
  const number = (plannedVersion ?? 0) + 1;
  const now = services.now();
  await tx.insert(pulseTemplateVersions).values({
    companyId,
    id: services.newId(),
    templateId,
    number,
    content: withoutReviews(content),
    createdAt: now,
  });
  await tx
    .update(pulseTemplates)
    .set({ content, plannedVersion: number, updatedAt: now, version: template.version + 1 })
    .where(isTemplate({ companyId, id: templateId }));
  return number;
}
