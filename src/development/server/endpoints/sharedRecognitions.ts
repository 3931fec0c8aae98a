import { sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { recognitionEndpoints, type SharedRecognition } from "../../contract/recognitions.ts";
import { maxRecognitionsShown } from "../../vocabulary.ts";

/** By who is in these teams today: one who has left a team reads nothing more of it. */
export const sharedRecognitionsEndpoint = handle(
  recognitionEndpoints.sharedRecognitions,
  async ({ input: { teamId = null, profileId: about = null }, actor: { companyId, profileId }, tx }) => {
    const { rows } = await tx.execute<SharedRecognition & Record<string, unknown>>(sql`
      select r.id, r.text, to_char(r.created_at at time zone c.time_zone, 'YYYY-MM-DD') as on,
        jsonb_build_object('id', f.id, 'firstName', f.first_name, 'lastName', f.last_name) as from,
        jsonb_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name) as to,
        case when v.id is not null then jsonb_build_object('id', v.id, 'name',
          jsonb_build_object('fr', v.name_fr, 'en', v.name_en)) end as value
      from development_recognitions r
      join companies c on c.id = r.company_id
      join profiles f on f.company_id = r.company_id and f.id = r.from_profile_id
      join profiles p on p.company_id = r.company_id and p.id = r.to_profile_id
      left join company_values v on v.company_id = r.company_id and v.id = r.value_id
      where r.company_id = ${companyId} and r.sender_shares and r.receiver_shares and p.is_active
        and (${about}::uuid is null or p.id = ${about}::uuid)
        and (${teamId}::uuid is null or exists (
          select from team_members o where o.company_id = ${companyId} and o.team_id = ${teamId}::uuid and o.profile_id = p.id))
        and (p.direct_manager_id = ${profileId} or exists (
          select from team_members i join teams t on t.company_id = i.company_id and t.id = i.team_id
          where i.company_id = ${companyId} and i.profile_id = p.id and (t.manager_profile_id = ${profileId} or exists (
            select from team_members o
            where o.company_id = ${companyId} and o.team_id = t.id and o.profile_id = ${profileId}))))
      order by r.created_at desc, r.id desc limit ${maxRecognitionsShown}`);
    return { items: rows };
  },
);
