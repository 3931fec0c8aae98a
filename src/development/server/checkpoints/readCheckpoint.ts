import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { PersonName } from "#people/contract/person.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Role } from "#platform/vocabulary.ts";
import type { Checkpoint, CheckpointSkill } from "../../contract/checkpoints.ts";
import {
  chooseReport,
  computeLastDay,
  computeWindow,
  findAskAgainDay,
  listCheckpointSkills,
  resolveProgress,
  whyNotAsk,
} from "../../rules/checkpoint.ts";
import type { ObjectiveStatus } from "../../vocabulary.ts";
import type { CheckpointState } from "../../vocabulary/checkpoints.ts";
import type { PlanAccess } from "../plans/access.ts";
import { listEarlier } from "./earlier.ts";
import { findLaunchable, findLauncher } from "./launchers.ts";

interface Latest extends Record<string, unknown> {
  id: string;
  state: CheckpointState;
  evaluationId: string;
  askedAt: string;
  why: string | null;
  declinedAt: string | null;
  skills: CheckpointSkill[];
  launcher: PersonName & { role: Role; isAdmin: boolean; isActive: boolean };
  /** Of what was launched: published, or still under way. */
  reportId: string | null;
  isUnderWay: boolean;
}

/** The latest request of a plan. */
async function findLatest(tx: Tenant, companyId: string, planId: string): Promise<Latest | null> {
  const { rows } = await tx.execute<Latest>(sql`
    select c.id, c.state, c.evaluation_id as "evaluationId", c.asked_at as "askedAt", c.declined_why as why,
      c.declined_at as "declinedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', jsonb_build_object('fr', s.name_fr, 'en', s.name_en))
          order by array_position(c.skill_ids, s.id)), '[]')
        from skills s where s.company_id = c.company_id and s.id = any(c.skill_ids)) as skills,
      jsonb_build_object('id', m.id, 'firstName', m.first_name, 'lastName', m.last_name, 'role', m.role,
        'isAdmin', m.is_admin, 'isActive', m.is_active) as launcher,
      case when e.status = 'completed' then e.id end as "reportId",
      coalesce(e.status not in ('completed', 'archived'), false) as "isUnderWay"
    from development_checkpoints c
    join profiles m on m.company_id = c.company_id and m.id = c.launcher_profile_id
    left join evaluations e on e.company_id = c.company_id and e.id = c.launched_evaluation_id
    where c.company_id = ${companyId} and c.plan_id = ${planId}
    order by (c.state = 'asked') desc, c.asked_at desc, c.id desc limit 1`);
  return rows[0] ?? null;
}

/** The skills of the plan’s objectives, whatever their reader. */
export async function listPlanSkills(tx: Tenant, companyId: string, planId: string) {
  const { rows } = await tx.execute<
    { skillId: string; isPrivate: boolean; status: ObjectiveStatus } & Record<string, unknown>
  >(sql`
    select distinct skill_id as "skillId", is_private as "isPrivate", status from development_objectives
    where company_id = ${companyId} and plan_id = ${planId} and skill_id is not null`);
  return rows;
}

export interface CheckpointFacts {
  checkpoint: Checkpoint;
  /** The latest request, where it still stands as asked in the table. */
  askedId: string | null;
}

/** What the person whose plan it is may know of taking stock again, and what asking rests on. */
export async function readCheckpoint(tx: Tenant, actor: Actor, access: PlanAccess): Promise<CheckpointFacts> {
  const { person, planId, today, timeZone } = access;
  const { companyId, at } = actor;
  const latest = planId === null ? null : await findLatest(tx, companyId, planId);
  const planned = planId === null ? [] : await listPlanSkills(tx, companyId, planId);
  const earlier = chooseReport(await listEarlier(tx, actor, person.id), { planned, today });
  const asked = earlier?.skills ?? [];
  const ids = listCheckpointSkills(
    planned,
    asked.map(({ id }) => id),
  );
  const window = earlier && computeWindow(earlier.releasedOn);
  const declinedOn =
    latest !== null && latest.declinedAt !== null && latest.evaluationId === earlier?.evaluationId
      ? dayIn(timeZone, new Date(latest.declinedAt))
      : null;
  const facts = {
    isActive: person.isActive,
    report: earlier,
    skillCount: ids.length,
    isUnderWay: latest ? latest.isUnderWay : false,
    declinedOn,
    today,
  };
  const request = latest ? await presentRequest(latest) : null;
  const mayAsk = request?.progress !== "waiting" && whyNotAsk({ ...facts, hasLauncher: true }) === null;
  const launcher =
    mayAsk && earlier
      ? await findLauncher(tx, actor, { evaluationId: earlier.evaluationId, profileId: person.id })
      : null;
  const isOpen = request?.progress === "waiting";
  return {
    checkpoint: {
      whyNot: whyNotAsk({ ...facts, hasLauncher: isOpen || launcher !== null }),
      report: earlier && {
        evaluationId: earlier.evaluationId,
        name: earlier.name,
        releasedOn: earlier.releasedOn,
      },
      window,
      skills: asked.filter(({ id }) => ids.includes(id)),
      reportSkills: asked,
      launcher,
      request,
    },
    askedId: latest && latest.state === "asked" ? latest.id : null,
  };

  async function presentRequest(row: Latest): Promise<NonNullable<Checkpoint["request"]>> {
    const { state, why, skills, reportId } = row;
    const { id, firstName, lastName, role, isAdmin, isActive } = row.launcher;
    const askedOn = dayIn(timeZone, new Date(row.askedAt));
    const source = { evaluationId: row.evaluationId, profileId: person.id };
    const canLaunch =
      state === "asked" &&
      isActive &&
      (await findLaunchable(tx, { companyId, profileId: id, role, isAdmin, at }, source)) !== null;
    return {
      progress: resolveProgress({ state, askedOn }, { today, canLaunch }),
      askedOn,
      lastDay: computeLastDay(askedOn),
      launcher: { id, firstName, lastName },
      skills,
      why,
      askAgainOn: declinedOn !== null && window ? findAskAgainDay(declinedOn, window) : null,
      reportId,
    };
  }
}
