import { administers } from "#accounts/rules/administering.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import {
  maxRowsToCount,
  isAmong,
  matching,
  matchingSample,
  planSearch,
  computeTotal,
  type Search,
  type Total,
} from "#platform/server/database/search.ts";
import { readByIndex } from "#platform/server/database/readByIndex.ts";
import type { Actor } from "#platform/server/services.ts";
import { preformatted } from "#platform/server/http/preformattedJson.ts";
import { selectVisibleMemberIds } from "#teams/server/members.ts";
import { teamMembersManagedBy } from "#teams/server/queries.ts";
import type { EvaluationRow } from "../../contract/evaluation.ts";
import { countedArchived } from "../../rules/enumerations.ts";
import { evaluationWords } from "../../tables.ts";
import type { EvaluationStatus, EvaluationType } from "../../vocabulary.ts";
import type { Concern, DueFilter, EvaluationSort } from "../../vocabulary/lists.ts";
import { evaluationPorts } from "../ports.ts";
import { buildOrder, type Place } from "./order.ts";
import { hasStatus, listUnderReview, selectStatus } from "./underReview.ts";
import { isEvaluationManageableBy, isEvaluationVisibleTo } from "./visible.ts";

export interface Filters {
  /** Without a status, archived evaluations are left out. */
  status: EvaluationStatus | undefined;
  /** About the people of a team that the actor sees; another one has none. */
  team: string | undefined;
  /** About this person; nothing is visible by being asked for. */
  subject?: string | undefined;
  type: EvaluationType | undefined;
  concerns: Concern | undefined;
  due: DueFilter | undefined;
  /** 2026-11 */
  dueMonth: string | undefined;
  /** Of those found, these alone. */
  only?: readonly string[] | undefined;
}

interface UnderReview {
  /** What is listed as in progress though it is under review. */
  underReview?: readonly string[];
}

interface PageQuery extends Filters {
  search: string | undefined;
  sort: EvaluationSort | undefined;
  /** The cursor of the page before. */
  cursor: string | undefined;
  /** Rows of one page. */
  limit: number;
}

export type ListQuery = Partial<Omit<PageQuery, "cursor" | "limit">>;

/** The query of a list, of a page or of all. */
export const toListQuery = ({
  search,
  status,
  team,
  subject,
  type,
  concerns,
  due,
  dueMonth,
  only,
  sort,
}: ListQuery) => ({
  search,
  status,
  team,
  subject,
  type,
  concerns,
  due,
  dueMonth,
  only,
  sort,
});

const evaluationId = sql`e.id`;

/**
 * Where what a team manager sees is looked for: their own evaluations are few among those of the company, and are found
 * by the people they are about. Nothing is visible by being here: isEvaluationVisibleTo decides.
 */
export const isNearActor = (actor: Actor): SQL => {
  if (administers(actor)) return sql``;
  const { companyId, profileId } = actor;
  const people = sql`select ${profileId}::uuid
    union all select r.id from profiles r where r.company_id = ${companyId} and r.direct_manager_id = ${profileId}
    union all ${teamMembersManagedBy(companyId, profileId)}`;
  return sql`and ${isAmong(
    evaluationId,
    sql`select own.id from evaluations own where own.company_id = ${companyId} and own.author_profile_id = ${profileId}
    union all select about.id from evaluations about
      where about.company_id = ${companyId} and ${isAmong(sql`about.subject_profile_id`, people)}`,
  )}`;
};

// PostgreSQL leaves this join out wherever no condition asks about the person.
export const fromEvaluations = sql`
  from evaluations e
  left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id`;

/** Found by the people of the team, who are few among those of the company. */
const aboutTeam = (actor: Actor, team: string) =>
  isAmong(
    evaluationId,
    sql`select about.id from evaluations about where about.company_id = ${actor.companyId}
      and ${isAmong(sql`about.subject_profile_id`, selectVisibleMemberIds(actor, team))}`,
  );

const aboutPerson = ({ companyId }: Actor, subject: string) =>
  isAmong(
    evaluationId,
    sql`select about.id from evaluations about
      where about.company_id = ${companyId} and about.subject_profile_id = ${subject}`,
  );

/** Found by the person, who has few: what they answer, or what is about them. */
const matchesConcern = ({ companyId, profileId }: Actor, concern: Concern): SQL => {
  if (concern === "lead") return sql`e.author_profile_id = ${profileId}`;
  if (concern === "subject") return sql`e.subject_profile_id = ${profileId}`;
  return isAmong(
    evaluationId,
    sql`select own.evaluation_id from evaluation_participants own
      where own.company_id = ${companyId} and own.participant_profile_id = ${profileId}
        and own.participant_role <> 'subject'`,
  );
};

/** Found by the days, in their index: few of a large company are due in a month, and few of those that are open are late. */
const isDueWithin = ({ companyId, profileId, at }: Actor, due: DueFilter, isArchived: boolean): SQL => {
  if (due === "none") return sql`e.due_on is null`;
  const today = sql`(select (${at.toISOString()}::timestamptz at time zone c.time_zone)::date
    from companies c where c.id = ${companyId})`;
  // Weeks begin on Sunday.
  const sunday = sql`${today} - extract(dow from ${today})::int`;
  const month = sql`date_trunc('month', ${today}::timestamp)`;
  const days = {
    // The words of the index evaluations_open.
    late: sql`about.due_on < ${today} and about.status in ('draft', 'pending', 'in_progress')
      union all select about.id from evaluations about where about.company_id = ${companyId}
        and about.subject_profile_id = ${profileId} and about.status = 'review' and about.due_on < ${today}`,
    this_week: sql`about.is_archived = ${isArchived}
      and about.due_key >= ${sunday} and about.due_key < ${sunday} + 7`,
    this_month: sql`about.is_archived = ${isArchived}
      and about.due_key >= ${month}::date and about.due_key < (${month} + interval '1 month')::date`,
  }[due];
  return isAmong(
    evaluationId,
    sql`select about.id from evaluations about where about.company_id = ${companyId} and ${days}`,
  );
};

/** The same for a month that is named. */
const isDueInMonth = ({ companyId }: Actor, month: string, isArchived: boolean): SQL => {
  const first = sql`${`${month}-01`}::date`;
  return isAmong(
    evaluationId,
    sql`select about.id from evaluations about where about.company_id = ${companyId}
      and about.is_archived = ${isArchived}
      and about.due_key >= ${first} and about.due_key < (${first} + interval '1 month')::date`,
  );
};

/** `is_archived` is part of the text: a plan for any company knows that few are archived. */
export const buildConditions = (
  actor: Actor,
  { status, team, subject, type, concerns, due, dueMonth, only, underReview = [] }: Filters & UnderReview,
  words: SQL | undefined,
) =>
  sql`${isEvaluationVisibleTo(actor)} ${isNearActor(actor)} and ${status === "archived" ? sql`e.is_archived` : sql`not e.is_archived`}
    ${status ? sql`and ${hasStatus(actor, status, underReview)}` : sql``}
    ${type ? sql`and e.evaluation_type = ${type}` : sql``}
    ${team ? sql`and ${aboutTeam(actor, team)}` : sql``}
    ${subject ? sql`and ${aboutPerson(actor, subject)}` : sql``}
    ${concerns ? sql`and ${matchesConcern(actor, concerns)}` : sql``}
    ${due ? sql`and ${isDueWithin(actor, due, status === "archived")}` : sql``}
    ${dueMonth ? sql`and ${isDueInMonth(actor, dueMonth, status === "archived")}` : sql``}
    ${only ? sql`and e.id = any(${sql.param([...only])}::uuid[])` : sql``}
    ${words ? sql`and ${words}` : sql``}`;

/**
 * How many more there would be with the archive, where no status is asked for. Words that fill pages are not counted a
 * second time for it.
 */
const countArchived = (actor: Actor, wanted: PageQuery & UnderReview, search: Search) => {
  if (wanted.status || (wanted.search && wanted.cursor)) return sql`0`;
  const rows = sql`(select count(*)::int from (
    select ${fromEvaluations}
    where ${buildConditions(actor, { ...wanted, status: "archived" }, matchingSample(search, evaluationId))}
    limit ${countedArchived}
  ) archived)`;
  return wanted.search
    ? sql`case when (select count(*)::int from page) <= ${wanted.limit} then ${rows} else 0 end`
    : rows;
};

/** Of all pages, as far as is counted. Where the first one holds everything, as in most companies, that is already known. */
const counted = (actor: Actor, wanted: PageQuery & UnderReview, search: Search) => {
  const rows = sql`(select count(*)::int from (
    select ${fromEvaluations} where ${buildConditions(actor, wanted, matchingSample(search, evaluationId))} limit ${maxRowsToCount}
  ) found)`;
  if (wanted.cursor) return rows;
  const held = sql`(select count(*)::int from page)`;
  return sql`case when ${held} <= ${wanted.limit} then ${held} else ${rows} end`;
};
export interface ListContext {
  tx: Tenant;
  actor: Actor;
}

interface Page extends Total {
  items: EvaluationRow[];
  archived: number;
  nextCursor: string | null;
}

interface PageRow extends Record<string, unknown> {
  /** JSON, without what is null in most rows still to remove. */
  items: string;
  counted: number;
  archived: number;
  held: number;
  last: Place | null;
}

/**
 * One page, the newest first unless sorted otherwise, counts included: one statement whatever the number of rows, written as JSON by PostgreSQL,
 * and one before it that plans a search, or that finds what the actor may not know to be under review.
 */
export async function listVisible({ tx, actor }: ListContext, question: PageQuery): Promise<Page> {
  const underReview = question.status === "in_progress" ? await listUnderReview(tx, actor) : [];
  const wanted = { ...question, underReview };
  const { limit } = wanted;
  const order = buildOrder(wanted.sort);
  const mayManage = isEvaluationManageableBy(actor);
  const isByOthers = sql`e.subject_profile_id = ${actor.profileId} and e.evaluation_type <> 'self'`;
  const search = await planSearch(tx, evaluationWords, actor.companyId, wanted.search);
  const statement = sql`
    with page as (
      select e.company_id, e.id, e.name, e.status, e.evaluation_type, e.due_on, e.created_at, e.subject_profile_id,
        e.author_profile_id, e.selected_dimensions, e.name_key, e.due_key, e.launched_on, e.starts_on
      ${fromEvaluations}
      where ${buildConditions(actor, wanted, matching(search, evaluationId))}
        ${order.after(wanted.cursor)}
      order by ${order.by}
      limit ${limit + 1}
    )
    select ${counted(actor, wanted, search)} as counted, ${countArchived(actor, wanted, search)} as archived, least((select count(*)::int from page), ${limit}) as held,
      (select json_build_array(${order.written}, e.id)
        from page e where (select count(*) from page) > ${limit}
        order by ${order.by} offset ${limit - 1} limit 1) as last,
      (select coalesce(json_agg(row_to_json(line)), '[]')::text from (
        select e.id, e.name, ${selectStatus(actor)} as status, e.evaluation_type as "evaluationType", e.due_on as "dueOn",
          trim(s.first_name || ' ' || s.last_name) as "subjectName",
          case when e.status = 'archived' then e.launched_on end as "launchedOn", e.starts_on as "startsOn",
          ${mayManage} as "mayManage",
          case when ${mayManage} and ${evaluationPorts.rowAwaitsNomination(sql`e`)} then true end as "awaitsNomination",
          trim(a.first_name || ' ' || a.last_name) as "authorName",
          -- Frozen at launch; a draft that came back after one is counted as it is now.
          coalesce(
            case when e.status in ('in_progress', 'review', 'completed') then (select f.item_count from questionnaires f
              where f.company_id = e.company_id and f.evaluation_id = e.id) end,
            case when 'skills' = any(e.selected_dimensions) then (select count(*) from evaluation_questions q
              where q.company_id = e.company_id and q.evaluation_id = e.id) else 0 end
            + case when 'values' = any(e.selected_dimensions) then (select count(*) from evaluation_values v
              join company_values w on w.company_id = v.company_id and w.id = v.value_id
              where v.company_id = e.company_id and v.evaluation_id = e.id
                and (e.status not in ('draft', 'pending') or not w.is_archived)) else 0 end
            + case when 'objectives' = any(e.selected_dimensions) then (select count(*) from evaluation_objectives o
              where o.company_id = e.company_id and o.evaluation_id = e.id) else 0 end
          )::int as "questionCount",
          -- The person evaluated by others learns no count but that of the report (§5 of docs/product-decisions.md).
          case when ${isByOthers} then null else parts.invited end as "participantCount",
          case when ${isByOthers} then null else parts.answered end as "answeredCount"
        from (select * from page e order by ${order.by} limit ${limit}) e
        join profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
        left join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
        cross join lateral (
          select count(*)::int as invited,
            (count(*) filter (where ep.status = 'completed'))::int as answered
          from evaluation_participants ep
          where ep.company_id = e.company_id and ep.evaluation_id = e.id
        ) parts
        order by ${order.by}
      ) line) as items
  `;
  const [, { rows }] = await Promise.all([readByIndex(tx), tx.execute<PageRow>(statement)]);
  const [page] = rows;
  if (!page) throw new Error("a page always has one row");
  const { items, last, held } = page;
  const place = { rows: held, isFirst: !wanted.cursor, isLast: last === null };
  const nextCursor = last && order.cursorAt(last);
  return {
    items: preformatted(removeNullFields(items)),
    archived: page.archived,
    nextCursor,
    ...computeTotal(search, page.counted, place),
  };
}

/** JSON without the fields that are null in most rows. Within a text each quote has a backslash: nothing written by people goes. */
const removeNullFields = (json: string) =>
  json.replaceAll(/,"(?:launchedOn|startsOn|awaitsNomination)":null/g, "");
