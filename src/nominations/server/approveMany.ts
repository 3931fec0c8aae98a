import { and, eq, inArray } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import { lockManageables } from "#evaluations/server/queries/many.ts";
import {
  insertParticipantsOfMany,
  keepParticipantsOfMany,
} from "#evaluations/server/queries/participants.ts";
import { evaluationParticipants, evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { auditAll } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import { selectTeamManagerIds } from "#teams/server/queries.ts";
import { whyNotDecide } from "../rules.ts";
import { nominations } from "../tables.ts";
import { changeNominations, isLive, listPeople } from "./queries.ts";
import { buildApprovalEntry, approved, planParticipants } from "./planParticipants.ts";

type DecidingCall = Pick<Call<unknown>, "actor" | "services" | "requestId">;

/**
 * Approves each of these proposals of a campaign as it was sent, in as many statements for one as for hundreds. What was
 * decided or sent back meanwhile stays, as does one that cannot be approved so because a person in it can no longer answer.
 * @returns how many are approved
 */
export async function approveMany(
  tx: Tenant,
  call: DecidingCall,
  evaluationIds: readonly string[],
): Promise<number> {
  const { actor, services } = call;
  const { companyId } = actor;
  await lockManageables(tx, actor, evaluationIds);
  const sent = await listSent(tx, companyId, evaluationIds);
  const people = await listPeople(tx, companyId, [
    ...new Set(sent.flatMap(({ nomination }) => nomination.choices)),
  ]);
  const participants = await tx
    .select({
      evaluationId: evaluationParticipants.evaluationId,
      id: evaluationParticipants.participantProfileId,
      role: evaluationParticipants.participantRole,
    })
    .from(evaluationParticipants)
    .where(
      and(
        eq(evaluationParticipants.companyId, companyId),
        inArray(evaluationParticipants.evaluationId, [...evaluationIds]),
      ),
    );
  const participantsByEvaluation = Map.groupBy(participants, ({ evaluationId }) => evaluationId);
  const { teamManagerReadsReports } = await readCompany(tx, companyId);
  const decided = sent.flatMap(({ nomination, evaluationType, facts }) => {
    const { choices, evaluationId } = nomination;
    const { why, seats } = planParticipants(
      { evaluation: { evaluationType }, facts, teamManagerReads: teamManagerReadsReports },
      { chosen: choices, people, participants: participantsByEvaluation.get(evaluationId) ?? [] },
    );
    return why ? [] : [{ nomination, seats }];
  });
  if (decided.length === 0) return 0;
  const now = services.now();
  const joining = decided.flatMap(({ nomination: { evaluationId }, seats }) =>
    seats.map(({ profileId, role }) => ({
      id: services.newId(),
      evaluationId,
      profileId,
      role,
      createdAt: now,
    })),
  );
  if (joining.length > 0) await insertParticipantsOfMany(tx, companyId, joining);
  await keepParticipantsOfMany(
    tx,
    companyId,
    decided.map(({ nomination }) => nomination.evaluationId),
  );
  const ids = decided.map(({ nomination }) => nomination.id);
  await changeNominations(tx, companyId, ids, { ...approved, updatedAt: now });
  await auditAll(
    tx,
    call,
    decided.map(({ nomination }) => buildApprovalEntry(nomination, nomination.choices)),
  );
  return decided.length;
}

/** Those that wait to be decided, with what binds people to each draft. */
async function listSent(tx: Tenant, companyId: string, evaluationIds: readonly string[]) {
  const rows = await tx
    .select({
      nomination: nominations,
      evaluationType: evaluations.evaluationType,
      authorId: evaluations.authorProfileId,
      subjectDirectManagerId: profiles.directManagerId,
      subjectTeamManagerIds: selectTeamManagerIds(evaluations.companyId, evaluations.subjectProfileId),
    })
    .from(nominations)
    .innerJoin(evaluations, isLive)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, nominations.companyId), eq(profiles.id, nominations.subjectProfileId)),
    )
    .where(and(eq(nominations.companyId, companyId), inArray(nominations.evaluationId, [...evaluationIds])));
  return rows
    .filter(({ nomination }) => whyNotDecide(nomination.status) === null)
    .map(({ nomination, evaluationType, ...facts }) => ({
      nomination,
      evaluationType,
      facts: { ...facts, subjectId: nomination.subjectProfileId },
    }));
}
