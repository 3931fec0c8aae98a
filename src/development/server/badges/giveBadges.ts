import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { listEarnedBadges, listUnfounded, type EarnedBadge } from "../../rules/badges.ts";
import { developmentBadges } from "../../tables/courses.ts";
import type { OpenPlan, PlanCall } from "../plans/openPlan.ts";

interface FactsRow extends Record<string, unknown> {
  sharedObjectives: number;
  sharedReached: number;
  finishedCourses: { finishedOn: string; isConfirmed: boolean }[];
  asksConfirmation: boolean;
  followUpDays: string[];
  given: EarnedBadge[];
}

async function readFacts(tx: Tenant, companyId: string, { planId, person }: OpenPlan): Promise<FactsRow> {
  const ofPlan = sql`company_id = ${companyId} and plan_id = ${planId}`;
  const ofPerson = sql`company_id = ${companyId} and profile_id = ${person.id}`;
  const { rows } = await tx.execute<FactsRow>(sql`
    select
      (select count(*)::int from development_objectives where ${ofPlan} and not is_private) as "sharedObjectives",
      (select count(*)::int from development_objectives
        where ${ofPlan} and not is_private and status = 'reached') as "sharedReached",
      (select coalesce(jsonb_agg(jsonb_build_object('finishedOn', finished_on,
          'isConfirmed', confirmed_at is not null)), '[]')
        from development_courses where ${ofPerson} and state = 'finished') as "finishedCourses",
      (select confirms_courses from companies where id = ${companyId}) as "asksConfirmation",
      (select coalesce(jsonb_agg(distinct day), '[]')
        from development_notes where ${ofPlan} and kind = 'follow_up') as "followUpDays",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'quarter', quarter)), '[]')
        from development_badges where ${ofPerson}) as given`);
  const [facts] = rows;
  if (!facts) throw new Error("a statement without a table answers one row");
  return facts;
}

/**
 * Gives the badges that a person has earned, after what may have earned one, in its transaction and under the lock of the plan: each
 * is given once. One of a quarter goes with the courses that it spoke of.
 * @param unconfirmed the quarter of a course that has become another than the one that was confirmed
 */
export async function giveBadges(
  { tx, actor, services }: PlanCall,
  plan: OpenPlan,
  unconfirmed: string | null = null,
): Promise<void> {
  const { companyId } = actor;
  const facts = await readFacts(tx, companyId, plan);
  const given = new Set(facts.given.map(({ kind, quarter }) => `${kind}:${quarter}`));
  const earned = listEarnedBadges(facts).filter(({ kind, quarter }) => !given.has(`${kind}:${quarter}`));
  const profileId = plan.person.id;
  if (earned.length > 0)
    await tx
      .insert(developmentBadges)
      .values(
        earned.map((badge) => ({
          ...badge,
          companyId,
          id: services.newId(),
          profileId,
          givenOn: plan.today,
        })),
      )
      .onConflictDoNothing();
  const unfounded = listUnfounded(facts.given, facts, unconfirmed);
  if (unfounded.length > 0)
    await tx
      .delete(developmentBadges)
      .where(
        and(
          eq(developmentBadges.companyId, companyId),
          eq(developmentBadges.profileId, profileId),
          eq(developmentBadges.kind, "three_courses"),
          inArray(developmentBadges.quarter, unfounded),
        ),
      );
}
