import { administers } from "#accounts/rules/administering.ts";
import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { selectTeamManagerIds } from "#teams/server/queries.ts";
import type { SubjectChoice } from "../../rules/subject.ts";
import type { EvaluationType } from "../../vocabulary.ts";
import { promotedSince } from "./promoted.ts";

export interface Choice {
  authorId: string;
  subjectId: string;
  evaluationType: EvaluationType;
}

/** The facts of whyNotEvaluate about choosing this person, in one statement. */
export async function readSubjectChoice(
  tx: Tenant,
  actor: Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">,
  choice: Choice,
): Promise<SubjectChoice> {
  const { companyId, profileId, at } = actor;
  // Wrapped: in a query of one table Drizzle writes a bare column without its table, and inside a subquery that is
  // a column of the subquery's own table.
  const whole = {
    companyId: sql`${profiles.companyId}`,
    id: sql`${profiles.id}`,
    directManagerId: sql`${profiles.directManagerId}`,
  };
  const teamManagers = selectTeamManagerIds(whole.companyId, whole.id);
  const since = promotedSince(sql`null`, at.toISOString());
  const promotedBySubject = (id: SQLWrapper | string) => wasPromotedBy(companyId, id, whole.id, since);
  const [subject] = await tx
    .select({
      isActive: profiles.isActive,
      directManagerId: profiles.directManagerId,
      teamManagerIds: teamManagers,
      hasPromotedActor: promotedBySubject(profileId),
      // Another active person who could evaluate this one, without having been promoted by them lately.
      othersCould: sql<boolean>`exists (
        select 1 from profiles o
        where o.company_id = ${whole.companyId} and o.id <> ${profileId} and o.is_active
          and not ${promotedBySubject(sql`o.id`)}
          and (o.is_admin or o.role = 'account_owner'
            or (o.role = 'team_manager' and (o.id = ${whole.directManagerId} or o.id = any(${teamManagers}))))
      )`,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, choice.subjectId)));
  return {
    evaluationType: choice.evaluationType,
    subject: subject ?? null,
    actorIsSubject: choice.subjectId === profileId,
    authorIsSubject: choice.subjectId === choice.authorId,
    actorIsAuthor: choice.authorId === profileId,
    actorMayEvaluate:
      (choice.subjectId === profileId || !subject?.hasPromotedActor) &&
      (administers(actor) ||
        subject?.directManagerId === profileId ||
        (subject?.teamManagerIds.includes(profileId) ?? false)),
    nobodyElseCould: actor.role === "account_owner" && subject !== undefined && !subject.othersCould,
  };
}
