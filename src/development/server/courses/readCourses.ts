import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Courses } from "../../contract/courses.ts";
import { countThisQuarter } from "../../rules/badges.ts";
import type { PlanAccess } from "../plans/access.ts";

interface CoursesRow extends Record<string, unknown>, Omit<Courses, "finishedThisQuarter"> {}

/** The courses and badges of a person, in one statement. */
export async function readCourses(
  tx: Tenant,
  { companyId }: Pick<Actor, "companyId">,
  { person, today }: Pick<PlanAccess, "person" | "today">,
): Promise<Courses> {
  const { rows } = await tx.execute<CoursesRow>(sql`
    select c.confirms_courses as "asksConfirmation",
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'libraryKey', o.library_key,
          'state', o.state, 'finishedOn', o.finished_on, 'version', o.version,
          'confirmedBy', case when b.id is not null then
            jsonb_build_object('id', b.id, 'firstName', b.first_name, 'lastName', b.last_name) end)
          order by array_position(array['under_way', 'to_do', 'finished'], o.state), o.finished_on desc nulls first,
            o.created_at desc, o.id), '[]')
        from development_courses o
        left join profiles b on b.company_id = o.company_id and b.id = o.confirmed_by_profile_id
        where o.company_id = ${companyId} and o.profile_id = ${person.id}) as items,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'quarter', g.quarter, 'givenOn', g.given_on)
          order by g.given_on, g.quarter, g.kind), '[]')
        from development_badges g where g.company_id = ${companyId} and g.profile_id = ${person.id}) as badges
    from companies c where c.id = ${companyId}`);
  const [row] = rows;
  if (!row) throw new Error("the transaction names a company that does not exist");
  const { items, asksConfirmation, badges } = row;
  const counted = items.map(({ finishedOn, confirmedBy }) => ({
    finishedOn,
    isConfirmed: confirmedBy !== null,
  }));
  return {
    items,
    asksConfirmation,
    badges,
    finishedThisQuarter: countThisQuarter(counted, { today, asksConfirmation }),
  };
}
