import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import type { PersonFace } from "#people/contract/person.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { CheckpointSkill } from "../../contract/checkpoints.ts";
import { listCheckpointSkills, resolveProgress } from "../../rules/checkpoint.ts";
import type { CheckpointProgress, CheckpointState } from "../../vocabulary/checkpoints.ts";
import { selectAskedSkills } from "./earlier.ts";
import { findLaunchable } from "./launchers.ts";
import { listPlanSkills } from "./readCheckpoint.ts";

interface Row extends Record<string, unknown> {
  id: string;
  planId: string;
  state: CheckpointState;
  evaluationId: string;
  launchedId: string | null;
  skillIds: string[];
  askedAt: string;
  person: PersonFace;
  timeZone: string;
  /** Of the report after which it was asked. */
  releasedOn: string;
  isScaleOffered: boolean;
  asked: (CheckpointSkill & { questionCount: number })[];
}

/** A request as the person who is asked to launch it has it. */
export interface LaunchRequest
  extends Pick<Row, "id" | "planId" | "person" | "releasedOn" | "launchedId" | "isScaleOffered"> {
  progress: CheckpointProgress;
  askedOn: string;
  today: string;
  source: LoadedEvaluation;
  /** Those that the person chose and still shares in their plan. */
  skills: Row["asked"];
}

/**
 * The latest request of a person that the actor was asked to launch, and still may; else 404, as where there is none. One
 * that was withdrawn, declined or waited too long is gone.
 * @param lock until the end of the transaction, so that it is answered once
 */
export async function requireRequest(
  tx: Tenant,
  actor: Actor,
  profileId: string,
  { lock }: { lock: boolean },
): Promise<LaunchRequest> {
  const { companyId } = actor;
  const { rows } = await tx.execute<Row>(sql`
    select c.id, c.plan_id as "planId", c.state, c.evaluation_id as "evaluationId",
      c.launched_evaluation_id as "launchedId", c.skill_ids as "skillIds", c.asked_at as "askedAt",
      jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'avatar', p.avatar) as person,
      r.released_on::text as "releasedOn", co.time_zone as "timeZone", e.scale = any(co.offered_scales) as "isScaleOffered", ${selectAskedSkills} as asked
    from development_plans plan
    join development_checkpoints c on c.company_id = plan.company_id and c.plan_id = plan.id
    join evaluations e on e.company_id = c.company_id and e.id = c.evaluation_id
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id
    join companies co on co.id = p.company_id
    where plan.company_id = ${companyId} and plan.profile_id = ${profileId} and c.launcher_profile_id = ${actor.profileId}
    order by (c.state = 'asked') desc, c.asked_at desc, c.id desc limit 1 ${lock ? sql`for update of c` : sql``}`);
  const [row] = rows;
  if (!row) return refuse("not_found");
  const { id, planId, state, evaluationId, person, timeZone, launchedId, isScaleOffered, releasedOn } = row;
  const source = await findLaunchable(tx, actor, { evaluationId, profileId });
  const [askedOn, today] = [new Date(row.askedAt), actor.at].map((moment) => dayIn(timeZone, moment));
  const progress = resolveProgress(
    { state, askedOn: askedOn ?? "" },
    { today: today ?? "", canLaunch: source !== null },
  );
  if (!source || (progress !== "waiting" && progress !== "launched")) return refuse("not_found");
  const planned = await listPlanSkills(tx, companyId, planId);
  const shared = listCheckpointSkills(
    planned,
    row.asked.map((skill) => skill.id),
  );
  return {
    id,
    planId,
    person,
    releasedOn,
    launchedId,
    isScaleOffered,
    progress,
    askedOn: askedOn ?? "",
    today: today ?? "",
    source,
    skills: row.asked.filter((skill) => row.skillIds.includes(skill.id) && shared.includes(skill.id)),
  };
}
