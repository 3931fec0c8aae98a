import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Company } from "#company/server/queries.ts";
import { companies } from "#company/tables.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { onePerson } from "#people/server/onePerson.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { preparedOnce } from "#platform/server/work/preparedOnce.ts";
import { refuse } from "#platform/errors.ts";
import type { Actor } from "#platform/server/services.ts";
import { selectTeamManagerIds } from "#teams/server/queries.ts";
import {
  mayManage,
  mayRead,
  resolveStandpoint,
  type EvaluationFacts,
  type Standpoint,
} from "../../rules/relations.ts";
import { evaluationParticipants, evaluations } from "../../tables.ts";
import { evaluationPorts } from "../ports.ts";
import { promotedSince } from "./promoted.ts";

export type EvaluationRecord = typeof evaluations.$inferSelect;

/** An evaluation with what binds people to it. */
export interface LoadedEvaluation {
  evaluation: EvaluationRecord;
  author: { id: string; firstName: string; lastName: string };
  subject: {
    id: string;
    firstName: string;
    lastName: string;
    avatar: string | null;
    isActive: boolean;
    hasDirectManager: boolean;
  } | null;
  /** Of the person evaluated, if active. */
  directManager: PersonFace | null;
  company: Pick<
    Company,
    | "name"
    | "logo"
    | "timeZone"
    | "anonymityThreshold"
    | "teamManagerReadsReports"
    | "offeredScales"
    | "release"
  >;
  facts: EvaluationFacts;
  /** The setting frozen at launch; before, the company's. */
  teamManagerReads: boolean;
  /** The same of the layout of its report. */
  showsComments: boolean;
  standpoint: Standpoint;
}

type Reader = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "at">;

/** The evaluation and the reader's standpoint in one statement; null when it does not exist in the company. */
export const findEvaluation = buildEvaluationFinder({});

/**
 * The same with something more about the evaluation, still in one statement. `more`: expressions over the row of
 * `evaluations`; `sql.placeholder("profileId")` is the reader. The caller refuses by the standpoint.
 */
export function buildEvaluationFinder<More extends Record<string, SQL>>(more: More) {
  const query = preparedOnce((tx) => prepareEvaluationQuery(tx, more));
  return async (
    tx: Tenant,
    reader: Reader,
    evaluationId: string,
  ): Promise<(LoadedEvaluation & SelectedValues<More>) | null> => {
    const { companyId, profileId, at } = reader;
    const now = at.toISOString();
    const [row] = await query(tx).execute({ companyId, profileId, evaluationId, now });
    return row ? { ...toLoadedEvaluation(reader, row), ...(row.more as SelectedValues<More>) } : null;
  };
}
type SelectedValues<More> = { [Key in keyof More]: More[Key] extends SQL<infer Value> ? Value : never };

type Row = Awaited<ReturnType<ReturnType<typeof prepareEvaluationQuery>["execute"]>>[number];

function toLoadedEvaluation(reader: Reader, row: Row): LoadedEvaluation {
  const facts: EvaluationFacts = {
    authorId: row.evaluation.authorProfileId,
    subjectId: row.evaluation.subjectProfileId,
    subjectDirectManagerId: row.directManager?.id ?? null,
    subjectTeamManagerIds: row.teamManagerIds,
  };
  return {
    evaluation: row.evaluation,
    company: row.company,
    author: row.author,
    subject: row.subject && { ...row.subject, hasDirectManager: row.directManager?.isActive ?? false },
    directManager: toActiveFace(row.directManager),
    facts,
    teamManagerReads: row.evaluation.launchedOn
      ? row.evaluation.teamManagerReads
      : row.company.teamManagerReadsReports,
    showsComments: row.showsComments,
    standpoint: resolveStandpoint({ ...reader, id: reader.profileId }, facts, row.part, {
      isPromotedBySubject: row.isPromotedBySubject,
    }),
  };
}

function toActiveFace(person: (PersonFace & { isActive: boolean }) | null): PersonFace | null {
  if (!person?.isActive) return null;
  const { id, firstName, lastName, avatar } = person;
  return { id, firstName, lastName, avatar };
}

function prepareEvaluationQuery(tx: Tenant, more: Record<string, SQL>) {
  const { companyId } = evaluations;
  const author = onePerson(tx, "author", companyId, evaluations.authorProfileId);
  const subject = onePerson(tx, "subject", companyId, evaluations.subjectProfileId);
  const directManager = onePerson(tx, "direct_manager", companyId, subject.directManagerId);
  return tx
    .select({
      more,
      evaluation: evaluations,
      company: {
        name: companies.name,
        logo: companies.logo,
        anonymityThreshold: companies.anonymityThreshold,
        teamManagerReadsReports: companies.teamManagerReadsReports,
        timeZone: companies.timeZone,
        offeredScales: companies.offeredScales,
        release: companies.release,
      },
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
      subject: {
        id: subject.id,
        firstName: subject.firstName,
        lastName: subject.lastName,
        avatar: subject.avatar,
        isActive: subject.isActive,
      },
      directManager: {
        id: directManager.id,
        firstName: directManager.firstName,
        lastName: directManager.lastName,
        avatar: directManager.avatar,
        isActive: directManager.isActive,
      },
      showsComments: sql<boolean>`case when ${evaluations.launchedOn} is null
        then ${evaluationPorts.rowShowsComments(evaluations.companyId)} else ${evaluations.showsComments} end`,
      teamManagerIds: selectTeamManagerIds(evaluations.companyId, evaluations.subjectProfileId),
      part: { role: evaluationParticipants.participantRole, status: evaluationParticipants.status },
      isPromotedBySubject: wasPromotedBy(
        sql.placeholder("companyId"),
        sql.placeholder("profileId"),
        evaluations.subjectProfileId,
        promotedSince(evaluations.launchedOn, sql.placeholder("now")),
      ),
    })
    .from(evaluations)
    .innerJoin(companies, eq(companies.id, evaluations.companyId))
    .innerJoinLateral(author, sql`true`)
    .leftJoinLateral(subject, sql`true`)
    .leftJoinLateral(directManager, sql`true`)
    .leftJoin(
      evaluationParticipants,
      and(
        eq(evaluationParticipants.companyId, evaluations.companyId),
        eq(evaluationParticipants.evaluationId, evaluations.id),
        eq(evaluationParticipants.participantProfileId, sql.placeholder("profileId")),
      ),
    )
    .where(
      and(
        eq(evaluations.companyId, sql.placeholder("companyId")),
        eq(evaluations.id, sql.placeholder("evaluationId")),
      ),
    )
    .prepare("");
}

/** Loads with the reader's rights: not visible gives the same answer as unknown. */
export const findReadable = buildReadableFinder({});

/** The same with something more about the evaluation, as `buildEvaluationFinder`. */
export function buildReadableFinder<More extends Record<string, SQL>>(more: More) {
  const find = buildEvaluationFinder(more);
  return async (
    tx: Tenant,
    reader: Reader,
    evaluationId: string,
  ): Promise<LoadedEvaluation & SelectedValues<More>> => {
    const loaded = await find(tx, reader, evaluationId);
    if (!loaded || !mayRead(loaded.standpoint, loaded.evaluation)) refuse("evaluation_not_found");
    return loaded;
  };
}

/** For every write: locks the evaluation before anything is read, so that what is read stays true. */
export async function lockManageable(
  tx: Tenant,
  reader: Reader,
  evaluationId: string,
): Promise<LoadedEvaluation> {
  await lockEvaluation(tx, reader.companyId, evaluationId);
  return findManageable(tx, reader, evaluationId);
}

/** Visible but not managed: refused with a reason. Not visible: not found. */
export async function findManageable(
  tx: Tenant,
  reader: Reader,
  evaluationId: string,
): Promise<LoadedEvaluation> {
  const loaded = await findReadable(tx, reader, evaluationId);
  if (!mayManage(loaded.standpoint, loaded.evaluation)) refuse("forbidden");
  return loaded;
}

/** Lock order everywhere: company, evaluation, participants, and where a report is made the sums of the company. */
export const lockEvaluation = (tx: Tenant, companyId: string, evaluationId: string) =>
  tx
    .select({ locked: sql`1` })
    .from(evaluations)
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.id, evaluationId)))
    .for("update");
