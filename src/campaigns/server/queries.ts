import { and, eq, sql, type SQL } from "drizzle-orm";
import { administers } from "#accounts/rules/administering.ts";
import type { EvaluationPorts } from "#evaluations/server/ports.ts";
import { isEvaluationVisibleTo } from "#evaluations/server/queries/visible.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Questionnaire } from "../contract.ts";
import { campaigns } from "../tables.ts";
import { toStoredQuestionnaire } from "./storedQuestionnaire.ts";

/** Owners and admins see every campaign, team managers their own. */
export const isVisibleTo = (actor: Actor) =>
  sql`c.company_id = ${actor.companyId} and (${administers(actor)} or c.author_profile_id = ${actor.profileId})`;

/** The evaluations of the campaign `c` that the actor prepares or runs: none about themself, whatever else they may. */
export const visibleLines = (actor: Actor, joined = sql``) => sql`evaluations e
  join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id ${joined}
  where e.campaign_id = c.id and e.status <> 'archived'
    and e.subject_profile_id <> ${actor.profileId} and ${isEvaluationVisibleTo(actor)}`;

/** The day of the company at a moment. */
export const toCompanyDay = ({ companyId }: Pick<Actor, "companyId">, moment: SQL) =>
  sql`(select (${moment} at time zone co.time_zone)::date from companies co where co.id = ${companyId})`;

/** The day of the company. */
export const toCompanyToday = (actor: Pick<Actor, "companyId" | "at">) =>
  toCompanyDay(actor, sql`${actor.at.toISOString()}::timestamptz`);

export type CampaignRecord = typeof campaigns.$inferSelect;

/** Locked before anything of it is read; not the actor's is the same answer as unknown. */
export async function lockCampaign(tx: Tenant, actor: Actor, id: string): Promise<CampaignRecord> {
  const [found] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.companyId, actor.companyId), eq(campaigns.id, id)))
    .for("update");
  const isSeen = administers(actor) || found?.authorProfileId === actor.profileId;
  if (!found || !isSeen) refuse("not_found");
  return found;
}

/** Saves the questionnaire that people added from now on get. */
export const saveQuestionnaire = (
  tx: Tenant,
  { companyId, id }: CampaignRecord,
  questionnaire: Questionnaire,
) =>
  tx
    .update(campaigns)
    .set({ questionnaire: toStoredQuestionnaire(questionnaire) })
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));

/** Refuses one that the actor does not see as one that does not exist. */
export async function requireCampaign(tx: Tenant, actor: Actor, id: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from campaigns c where ${isVisibleTo(actor)} and c.id = ${id}`,
  );
  if (rows.length === 0) refuse("not_found");
}

export const markLaunched = (tx: Tenant, { companyId, id }: CampaignRecord, now: Date) =>
  tx
    .update(campaigns)
    .set({ launchedAt: now })
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));

/** A launch starts what it planned within minutes; what is planned by itself later starts alone. */
const launchLastsMs = 60 * 60_000;

/** What names the last launch of a campaign, so that each person gets one invitation to all that it starts. */
export const findLaunchKey: EvaluationPorts["findLaunchKey"] = async (tx, { companyId, campaignId }, at) => {
  if (!campaignId) return null;
  const [found] = await tx
    .select({ launchedAt: campaigns.launchedAt })
    .from(campaigns)
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, campaignId)));
  const launchedAt = found?.launchedAt?.getTime() ?? null;
  return launchedAt !== null && at.getTime() - launchedAt < launchLastsMs
    ? `${campaignId}:${launchedAt}`
    : null;
};
