import { sql } from "drizzle-orm";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { recognitionEndpoints, type Recognition } from "../../contract/recognitions.ts";
import { whyNotReadRecognitions } from "../../rules/recognition.ts";
import { maxRecognitionsShown } from "../../vocabulary.ts";
import { requirePlanAccess } from "../plans/access.ts";

export const listRecognitionsEndpoint = handle(
  recognitionEndpoints.listRecognitions,
  async ({ input, actor, tx }) => {
    const access = await requirePlanAccess(tx, actor, input.profileId);
    refuseIf(whyNotReadRecognitions(access.reader));
    const { companyId } = actor;
    return {
      items: await listReceived(tx, { companyId, profileId: access.person.id, timeZone: access.timeZone }),
      values: await listValues(tx, companyId),
    };
  },
);

const nameOfValue = sql`jsonb_build_object('fr', v.name_fr, 'en', v.name_en)`;

async function listReceived(
  tx: Tenant,
  { companyId, profileId, timeZone }: { companyId: string; profileId: string; timeZone: string },
): Promise<Recognition[]> {
  const { rows } = await tx.execute<Recognition & Record<string, unknown>>(sql`
    select r.id, r.text, to_char(r.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as on,
      r.sender_shares as "senderShares", r.receiver_shares as "receiverShares",
      jsonb_build_object('id', f.id, 'firstName', f.first_name, 'lastName', f.last_name) as from,
      case when v.id is not null then jsonb_build_object('id', v.id, 'name', ${nameOfValue}) end as value
    from development_recognitions r
    join profiles f on f.company_id = r.company_id and f.id = r.from_profile_id
    left join company_values v on v.company_id = r.company_id and v.id = r.value_id
    where r.company_id = ${companyId} and r.to_profile_id = ${profileId}
    order by r.created_at desc, r.id limit ${maxRecognitionsShown}`);
  return rows;
}

async function listValues(tx: Tenant, companyId: string) {
  const { rows } = await tx.execute<NonNullable<Recognition["value"]> & Record<string, unknown>>(sql`
    select v.id, ${nameOfValue} as name from company_values v
    where v.company_id = ${companyId} and not v.is_archived order by v.position, v.id`);
  return rows;
}
