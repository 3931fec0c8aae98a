import { sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { recognitionEndpoints, type SharedRecognition } from "../../contract/recognitions.ts";
import { maxRecognitionsShown } from "../../vocabulary.ts";

/** By who is in these teams today: one who has left a team reads nothing more of it. */
export const sharedRecognitionsEndpoint = handle(
  recognitionEndpoints.sharedRecognitions,
  async ({ input, actor: { companyId, profileId }, tx }) => {
    const { teamId = null, profileId: about = null, limit = maxRecognitionsShown } = input;
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
        and r.to_profile_id = any(array(${listTeamMates({ companyId, profileId })}))
        and (${about}::uuid is null or p.id = ${about}::uuid)
        and (${teamId}::uuid is null or exists (
          select from team_members o where o.company_id = ${companyId} and o.team_id = ${teamId}::uuid and o.profile_id = p.id))
      order by r.created_at desc, r.id desc limit ${limit}`);
    return { items: rows };
  },
);

/** Those who report to a person, and the members of the teams that they manage or are in: read first, whatever the company holds. */
const listTeamMates = ({ companyId, profileId }: { companyId: string; profileId: string }) => sql`
  select r.id from profiles r where r.company_id = ${companyId} and r.direct_manager_id = ${profileId}
  union select m.profile_id from team_members m
    join teams t on t.company_id = m.company_id and t.id = m.team_id
    where m.company_id = ${companyId} and t.manager_profile_id = ${profileId}
  union select o.profile_id from team_members i
    join team_members o on o.company_id = i.company_id and o.team_id = i.team_id
    where i.company_id = ${companyId} and i.profile_id = ${profileId}`;
