import { and, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { isEntitled, resolveStandpoint } from "#evaluations/rules/relations.ts";
import type { EvaluationPorts } from "#evaluations/server/ports.ts";
import type { LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import { evaluations } from "#evaluations/tables.ts";
import type { EvaluationType } from "#evaluations/vocabulary.ts";
import { after, byName, matches, toPeoplePage, planPeopleSearch, sortKeys } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { resolveGroup, isAwaited } from "../rules.ts";
import { nominations } from "../tables.ts";
import { nominationStatuses } from "../vocabulary.ts";
import { endProposal, proposalWorkFacts, scheduleProposals } from "./dueWork.ts";

export type NominationRecord = typeof nominations.$inferSelect;
interface EvaluationKey {
  companyId: string;
  id: string;
}

const ofEvaluation = ({ companyId, id }: EvaluationKey) =>
  and(eq(nominations.companyId, companyId), eq(nominations.evaluationId, id));

/** Joins the draft about the person of whom it was asked. */
export const isLive = and(
  eq(evaluations.companyId, nominations.companyId),
  eq(evaluations.id, nominations.evaluationId),
  eq(evaluations.subjectProfileId, nominations.subjectProfileId),
  eq(evaluations.status, "draft"),
);

/** Of a draft, and of the person whom it is about now; null otherwise. */
export async function findLive(tx: Tenant, key: EvaluationKey): Promise<NominationRecord | null> {
  const [found] = await tx
    .select({ nomination: nominations })
    .from(nominations)
    .innerJoin(evaluations, isLive)
    .where(ofEvaluation(key));
  return found?.nomination ?? null;
}

/** The same of several evaluations: how far each proposal is, and who decides. */
export async function findProposals(
  tx: Tenant,
  companyId: string,
  drafts: readonly { id: string }[],
): Promise<Map<string, Pick<NominationRecord, "status" | "decidedBy">>> {
  const ids = drafts.map(({ id }) => id);
  const rows = await tx
    .select({
      evaluationId: nominations.evaluationId,
      status: nominations.status,
      decidedBy: nominations.decidedBy,
    })
    .from(nominations)
    .innerJoin(evaluations, isLive)
    .where(and(eq(nominations.companyId, companyId), inArray(nominations.evaluationId, ids)));
  return new Map(rows.map(({ evaluationId, ...proposal }) => [evaluationId, proposal]));
}

export async function readLive(tx: Tenant, key: EvaluationKey): Promise<NominationRecord> {
  return (await findLive(tx, key)) ?? refuse("not_found");
}

export async function saveNomination(tx: Tenant, values: typeof nominations.$inferInsert): Promise<void> {
  const { companyId, id: _, evaluationId: __, ...changed } = values;
  const saved = await tx
    .insert(nominations)
    .values(values)
    .onConflictDoUpdate({ target: [nominations.companyId, nominations.evaluationId], set: changed })
    .returning(proposalWorkFacts(companyId));
  await scheduleProposals(tx, companyId, saved);
}

/** Of several drafts at once. */
export async function insertNominations(
  tx: Tenant,
  companyId: string,
  rows: (typeof nominations.$inferInsert)[],
): Promise<void> {
  const saved = await tx.insert(nominations).values(rows).returning(proposalWorkFacts(companyId));
  await scheduleProposals(tx, companyId, saved);
}

/** Under the locks of their evaluations. */
export async function changeNominations(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
  changes: Partial<typeof nominations.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(nominations)
    .set(changes)
    .where(and(eq(nominations.companyId, companyId), inArray(nominations.id, [...ids])))
    .returning(proposalWorkFacts(companyId));
  await scheduleProposals(tx, companyId, changed);
}
export const changeNomination = (
  tx: Tenant,
  { companyId, id }: NominationRecord,
  changes: Partial<typeof nominations.$inferInsert>,
) => changeNominations(tx, companyId, [id], changes);

export async function removeNomination(tx: Tenant, { companyId, id }: NominationRecord): Promise<void> {
  await tx.delete(nominations).where(and(eq(nominations.companyId, companyId), eq(nominations.id, id)));
  await endProposal(tx, companyId, id);
}

/**
 * The launch waits for a proposal that is not approved (`evaluations/server/launch.ts`): of a draft, and of an evaluation
 * that was planned at the very moment its person was asked.
 */
export const awaitsNomination: EvaluationPorts["awaitsNomination"] = async (tx, { companyId, id }) => {
  const { rowCount } = await tx.execute(sql`
    select from evaluations e where e.company_id = ${companyId} and e.id = ${id}
      and e.status in ('draft', 'pending') and ${hasAwaitedProposal(sql`e`)}`);
  return rowCount === 1;
};
export const rowAwaitsNomination: EvaluationPorts["rowAwaitsNomination"] = (e) =>
  sql`(${e}.status = 'draft' and ${hasAwaitedProposal(e)})`;

/** Of an evaluation: the person whom it is about now was asked, and isAwaited says that it goes on. */
const hasAwaitedProposal = (e: SQL) => sql`exists (select from nominations n
  where n.company_id = ${e}.company_id and n.evaluation_id = ${e}.id
    and n.subject_profile_id = ${e}.subject_profile_id and n.status = any(${sql.param(awaited)}::text[]))`;
const awaited = nominationStatuses.filter((status) => isAwaited(status));

const face = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatar: profiles.avatar,
  jobTitle: profiles.jobTitle,
  role: profiles.role,
  isAdmin: profiles.isAdmin,
  isActive: profiles.isActive,
  directManagerId: profiles.directManagerId,
};

export type Facts = Pick<LoadedEvaluation, "facts" | "teamManagerReads"> & {
  evaluation: { evaluationType: EvaluationType };
};
type Row = Pick<typeof profiles.$inferSelect, keyof typeof face>;

export const presentPerson = (known: Facts) => (person: Row) => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  avatar: person.avatar,
  jobTitle: person.jobTitle,
  role: resolveGroup(person.directManagerId === known.facts.subjectId, known.evaluation.evaluationType),
  readsReport: isEntitled(resolveStandpoint(person, known.facts), known),
});

/** These people in the order of names. */
export const listPeople = async (tx: Tenant, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .select(face)
        .from(profiles)
        .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...ids])))
        .orderBy(...byName);

/**
 * Active people who may answer, invited already or not: leaving out the people invited would reveal them to the person evaluated.
 */
async function listCandidates(
  tx: Tenant,
  companyId: string,
  wanted: { subjectId: string | null; search: string | undefined; cursor: string | undefined; limit: number },
) {
  const search = await planPeopleSearch(tx, companyId, wanted.search);
  return tx
    .select({ ...face, ...sortKeys })
    .from(profiles)
    .where(
      and(
        matches(companyId, search),
        eq(profiles.isActive, true),
        ne(profiles.role, "admin"),
        sql`${profiles.id} is distinct from ${wanted.subjectId}::uuid`,
        after(wanted.cursor),
      ),
    )
    .orderBy(...byName)
    .limit(wanted.limit);
}

const defaultPageSize = 20;

export async function listCandidatePage(
  tx: Tenant,
  known: LoadedEvaluation,
  {
    search,
    cursor,
    limit = defaultPageSize,
  }: { search?: string | undefined; cursor?: string | undefined; limit?: number | undefined },
) {
  const { companyId } = known.evaluation;
  const { subjectId } = known.facts;
  const found = await listCandidates(tx, companyId, { subjectId, search, cursor, limit: limit + 1 });
  const { items, nextCursor } = toPeoplePage(found, limit);
  return { items: items.map(presentPerson(known)), nextCursor };
}
