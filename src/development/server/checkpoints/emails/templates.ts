import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import type { NamedPerson } from "#people/rules/names.ts";
import type { EmailCall, EmailTemplate } from "#platform/server/emails/emailTemplate.ts";
import { computeLastDay } from "../../../rules/checkpoint.ts";
import type { CheckpointState } from "../../../vocabulary/checkpoints.ts";
import { writeAnswered, writeAsked } from "./words.ts";

interface Row extends Record<string, unknown> {
  state: CheckpointState;
  askedAt: string;
  timeZone: string;
  profileId: string;
  person: NamedPerson;
  launcherId: string;
  launcher: NamedPerson;
  evaluation: string;
}

/** The request that an email is about; null where one of its two people has gone. */
async function loadRequest({
  tx,
  companyId,
  data,
}: EmailCall<"development.checkpointAsked" | "development.checkpointAnswered">) {
  const { rows } = await tx.execute<Row>(sql`
    select c.state, c.asked_at as "askedAt", co.time_zone as "timeZone", p.id as "profileId", l.id as "launcherId",
      jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name) as person,
      jsonb_build_object('firstName', l.first_name, 'lastName', l.last_name) as launcher, e.name as evaluation
    from development_checkpoints c
    join development_plans plan on plan.company_id = c.company_id and plan.id = c.plan_id
    join profiles p on p.company_id = plan.company_id and p.id = plan.profile_id and p.is_active
    join profiles l on l.company_id = c.company_id and l.id = c.launcher_profile_id and l.is_active
    join evaluations e on e.company_id = c.company_id and e.id = c.evaluation_id
    join companies co on co.id = c.company_id
    where c.company_id = ${companyId} and c.id = ${data.checkpointId}`);
  const [row] = rows;
  if (!row) return null;
  return { ...row, lastDay: computeLastDay(dayIn(row.timeZone, new Date(row.askedAt))) };
}

/** Until it is answered, withdrawn or too old. */
export const asked: EmailTemplate<"development.checkpointAsked"> = async (call) => {
  const request = await loadRequest(call);
  if (request?.state !== "asked" || request.launcherId !== call.recipientProfileId) return null;
  if (dayIn(request.timeZone, call.services.now()) > request.lastDay) return null;
  return writeAsked(call, request);
};

export const answered: EmailTemplate<"development.checkpointAnswered"> = async (call) => {
  const request = await loadRequest(call);
  if (!request || request.profileId !== call.recipientProfileId) return null;
  const { state } = request;
  return state === "launched" || state === "declined" ? writeAnswered(call, { ...request, state }) : null;
};
