import { sql } from "drizzle-orm";
import { mayManage } from "#evaluations/rules/relations.ts";
import { whyNotEvaluate } from "#evaluations/rules/subject.ts";
import { findEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import { readSubjectChoice } from "#evaluations/server/queries/subject.ts";
import type { PersonName } from "#people/contract/person.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { orderLaunchers } from "../../rules/checkpoint.ts";
import { managesPerson } from "../plans/access.ts";

type Launcher = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">;

/** An earlier evaluation and the person it is about. */
export interface Source {
  evaluationId: string;
  /** The person evaluated. */
  profileId: string;
}

/**
 * The earlier evaluation as a person who may launch the next one has it: who runs it, and could evaluate its person today.
 * Null for all others.
 */
export async function findLaunchable(
  tx: Tenant,
  launcher: Launcher,
  { evaluationId, profileId: subjectId }: Source,
): Promise<LoadedEvaluation | null> {
  const source = await findEvaluation(tx, launcher, evaluationId);
  if (!source || !mayManage(source.standpoint, source.evaluation)) return null;
  const { evaluationType } = source.evaluation;
  const choice = { authorId: launcher.profileId, subjectId, evaluationType };
  return whyNotEvaluate(await readSubjectChoice(tx, launcher, choice)) === null ? source : null;
}

interface Candidate extends PersonName, Record<string, unknown>, Pick<Actor, "role" | "isAdmin"> {
  isAuthor: boolean;
  isDirectManager: boolean;
  isTeamManager: boolean;
}

/** Who is asked to launch: the first who may, the earlier author before all. */
export async function findLauncher(
  tx: Tenant,
  { companyId, at }: Pick<Actor, "companyId" | "at">,
  source: Source,
): Promise<PersonName | null> {
  const { rows } = await tx.execute<Candidate>(sql`
    select m.id, m.first_name as "firstName", m.last_name as "lastName", m.role, m.is_admin as "isAdmin",
      m.id = e.author_profile_id as "isAuthor", coalesce(m.id = p.direct_manager_id, false) as "isDirectManager",
      (${managesPerson(companyId)}) as "isTeamManager"
    from profiles p
    join evaluations e on e.company_id = p.company_id and e.id = ${source.evaluationId}
    join profiles m on m.company_id = p.company_id and m.is_active and m.id <> p.id
    where p.company_id = ${companyId} and p.id = ${source.profileId}
      and (m.id = e.author_profile_id or m.role = 'account_owner' or (${managesPerson(companyId)}))
    order by m.last_name_key, m.first_name_key, m.id`);
  const ordered = orderLaunchers({
    author: rows.filter(({ isAuthor }) => isAuthor),
    directManager: rows.filter(({ isDirectManager }) => isDirectManager),
    teamManagers: rows.filter(({ isTeamManager }) => isTeamManager),
    owners: rows.filter(({ role }) => role === "account_owner"),
  });
  for (const { id, firstName, lastName, role, isAdmin } of ordered)
    if (await findLaunchable(tx, { companyId, profileId: id, role, isAdmin, at }, source))
      return { id, firstName, lastName };
  return null;
}
