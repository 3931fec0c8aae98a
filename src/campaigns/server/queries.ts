import { and, eq, sql, type SQL } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import { visibleTo } from "#evaluations/server/queries/list.ts";
import { readabilityOf, type AnswerRate } from "#evaluations/rules/readability.ts";
import { answerRateOf } from "#evaluations/server/queries/answerRate.ts";
import { hasLeft } from "#evaluations/server/queries/reminders.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Campaign, CampaignRow, Line, Missing } from "../contract.ts";
import { campaigns } from "../tables.ts";

/** As many as the list shows, the newest first. */
const listed = 100;

/** Owners and admins see every campaign, whoever manages a team their own. */
const seenBy = ({ companyId, profileId, isAdmin, role }: Actor) =>
  sql`c.company_id = ${companyId} and (${isAdmin || role === "account_owner"} or c.author_profile_id = ${profileId})`;

/** The evaluations of the campaign `c` that the actor prepares or runs: none about themself, whatever else they may. */
const linesOf = (actor: Actor, joined = sql``) => sql`evaluations e
  join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id ${joined}
  where e.campaign_id = c.id and e.status <> 'archived'
    and e.subject_profile_id <> ${actor.profileId} and ${visibleTo(actor)}`;

export async function listCampaigns(tx: Tenant, actor: Actor): Promise<CampaignRow[]> {
  const { rows } = await tx.execute<CampaignRow & Record<string, unknown>>(sql`
    select c.id, c.name, c.evaluation_type as "evaluationType", c.due_on as "dueOn",
      c.launched_at is not null as "isLaunched", trim(a.first_name || ' ' || a.last_name) as "authorName",
      (select count(*)::int from ${linesOf(actor)}) as "peopleCount"
    from campaigns c join profiles a on a.company_id = c.company_id and a.id = c.author_profile_id
    where ${seenBy(actor)}
    order by c.created_at desc, c.id desc
    limit ${listed}`);
  return rows;
}

type CampaignRecord = typeof campaigns.$inferSelect;

/** Locked before anything of it is read; not the actor's is the same answer as unknown. */
export async function lockCampaign(tx: Tenant, actor: Actor, id: string): Promise<CampaignRecord> {
  const [found] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.companyId, actor.companyId), eq(campaigns.id, id)))
    .for("update");
  const { isAdmin, role, profileId } = actor;
  const isSeen = isAdmin || role === "account_owner" || found?.authorProfileId === profileId;
  if (!found || !isSeen) refuse("not_found");
  return found;
}

export const markLaunched = (tx: Tenant, { companyId, id }: CampaignRecord, now: Date) =>
  tx
    .update(campaigns)
    .set({ launchedAt: now })
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));

/** A launch starts what it planned within minutes; what is planned by itself later starts alone. */
const launchLastsMs = 60 * 60_000;

/** What names the last launch of a campaign, so that each person gets one invitation to all that it starts. */
export const launchedWith: Services["launchedWith"] = async (tx, { companyId, campaignId }, at) => {
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

const face = (person: SQL) =>
  sql`jsonb_build_object('id', ${person}.id, 'firstName', ${person}.first_name, 'lastName', ${person}.last_name, 'avatar', ${person}.avatar)`;
const partsOf = (condition: SQL) => sql`(select count(*)::int from evaluation_participants one
  where one.company_id = e.company_id and one.evaluation_id = e.id and ${condition})`;
const isLaunched = sql`e.status not in ('draft', 'pending')`;

type StoredLine = Omit<Line, "readability"> & Record<string, unknown>;

/** Those who have not finished, over the evaluations that are collected and that the actor runs. */
async function listMissing(tx: Tenant, actor: Actor, id: string): Promise<Missing[]> {
  const parts = sql`join evaluation_participants ep on ep.company_id = e.company_id and ep.evaluation_id = e.id`;
  const isoOf = (moment: SQL) => sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await tx.execute<Missing & Record<string, unknown>>(sql`
    with part as materialized (
      select ep.participant_profile_id as id, ep.reminded_at, e.due_on, ${hasLeft(sql`ep`)} as has_left
      from campaigns c cross join ${linesOf(actor, parts)} and c.company_id = ${actor.companyId} and c.id = ${id}
        and e.status = 'in_progress' and e.releases_on is null and ep.status = 'pending'
    ), parts as materialized (
      select part.id, count(*)::int as count, min(part.due_on) as due_on,
        count(*) filter (where part.has_left) as invited, max(part.reminded_at) as last,
        case when bool_and(part.reminded_at is not null) filter (where part.has_left)
          then min(part.reminded_at) filter (where part.has_left) end as longest_ago
      from part group by part.id
    )
    select ${face(sql`p`)} as person, parts.count as "partCount", parts.due_on as "dueOn", p.is_active as "isActive",
      parts.invited > 0 as "isInvited", ${isoOf(sql`parts.longest_ago`)} as "remindedAt", ${isoOf(sql`parts.last`)} as "lastRemindedAt"
    from parts join profiles p on p.company_id = ${actor.companyId} and p.id = parts.id
    order by parts.count desc, p.last_name_key, p.first_name_key, p.id`);
  return rows;
}

/** One campaign with its people: four statements, whatever their number. */
export async function readCampaign(tx: Tenant, actor: Actor, id: string): Promise<Campaign> {
  const { rows: found } = await tx.execute<
    Omit<Campaign, "lines" | "missing" | "threshold"> & { answerRate: AnswerRate | null } & Record<
        string,
        unknown
      >
  >(sql`
    select c.id, c.name, c.evaluation_type as "evaluationType", c.due_on as "dueOn", c.most_requests as "mostRequests",
      c.launched_at is not null as "isLaunched", ${answerRateOf(actor.companyId)} as "answerRate"
    from campaigns c where ${seenBy(actor)} and c.id = ${id}`);
  const [first] = found;
  if (!first) refuse("not_found");
  const { answerRate: rate, ...campaign } = first;
  const { anonymityThreshold: threshold } = await readCompany(tx, actor.companyId);
  const { rows } = await tx.execute<StoredLine>(sql`
    select e.id as "evaluationId",
      e.status, e.status = 'in_progress' and e.releases_on is not null as "isAllIn", e.start_failure as "startFailure",
      ${partsOf(isLaunched)} as "askedCount", ${partsOf(sql`${isLaunched} and one.status = 'completed'`)} as "answeredCount",
      (select t.name from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
        where m.company_id = s.company_id and m.profile_id = s.id and m.is_main) as team, ${face(sql`s`)} as subject,
      s.job_title as "jobTitle",
      (select jsonb_build_object('status', n.status, 'dueOn', n.due_on, 'people', (
          select coalesce(jsonb_agg(${face(sql`p`)} order by p.last_name_key, p.first_name_key, p.id), '[]') from profiles p
          where n.status = 'sent' and p.company_id = n.company_id and p.id = any(n.choices)))
        from nominations n where e.status = 'draft' and n.company_id = e.company_id and n.evaluation_id = e.id
          and n.subject_profile_id = e.subject_profile_id) as nomination,
      exists (select 1 from profiles dm where dm.company_id = s.company_id and dm.id = s.direct_manager_id and dm.is_active) as "hasManager",
      ((select count(*) from evaluation_questions q where q.company_id = e.company_id and q.evaluation_id = e.id)
        + (select count(*) from evaluation_values v where v.company_id = e.company_id and v.evaluation_id = e.id))::int as "questionCount",
      (select coalesce(jsonb_agg(jsonb_build_object('participantId', ep.id, 'person', ${face(sql`p`)}, 'role', ep.participant_role,
          'because', ${because}) order by ep.participant_role, p.last_name_key, p.first_name_key, p.id), '[]')
        from evaluation_participants ep
        join profiles p on p.company_id = ep.company_id and p.id = ep.participant_profile_id
        where ep.company_id = e.company_id and ep.evaluation_id = e.id and ep.participant_role <> 'subject') as invited
    from campaigns c cross join ${linesOf(actor)} and c.company_id = ${actor.companyId} and c.id = ${id}
    order by s.last_name_key, s.first_name_key, s.id`);
  const missing = campaign.isLaunched ? await listMissing(tx, actor, id) : [];
  const lines = rows.map((line) => ({
    ...line,
    readability: readabilityOf(line.invited, { threshold, type: campaign.evaluationType, rate }).map(
      ({ role, count, shown }) => ({ role, count, shown }),
    ),
  }));
  return { ...campaign, threshold, lines, missing };
}

/** What binds a participant to the person evaluated today. */
const because = sql`case
  when p.id = s.direct_manager_id then 'direct_manager'
  when p.direct_manager_id = s.id then 'direct_report'
  when exists (select 1 from team_members own join team_members other
    on other.company_id = own.company_id and other.team_id = own.team_id
    where own.company_id = s.company_id and own.profile_id = s.id and other.profile_id = p.id) then 'same_team'
  when exists (select 1 from evaluations before
    join evaluation_participants asked on asked.company_id = before.company_id and asked.evaluation_id = before.id
    where before.company_id = e.company_id and before.subject_profile_id = s.id and before.id <> e.id
      and before.launched_on is not null and before.created_at < e.created_at
      and before.author_profile_id = e.author_profile_id and asked.participant_role = 'peer'
      and asked.participant_profile_id = p.id) then 'worked_together'
  end`;
