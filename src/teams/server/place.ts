import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Where a person stands in the company: their main team, the direction above it (perhaps the team itself), their position. */
export interface Place {
  teamId: string | null;
  directionId: string | null;
  positionId: string | null;
}

/** The place of a person today, as an expression. A cycle of teams ends the walk upwards. */
export const selectPlace = (companyId: SQLWrapper, profileId: SQLWrapper): SQL<Place> =>
  sql<Place>`(
    with recursive above as (
      select t.id, t.parent_team_id, m.team_id as main
      from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
      where m.company_id = ${companyId} and m.profile_id = ${profileId} and m.is_main
      union
      select t.id, t.parent_team_id, a.main
      from above a join teams t on t.company_id = ${companyId} and t.id = a.parent_team_id
    )
    select jsonb_build_object(
      'teamId', (select min(main::text) from above),
      'directionId', (select min(id::text) from above where parent_team_id is null),
      'positionId', p.job_position_id)
    from profiles p where p.company_id = ${companyId} and p.id = ${profileId})`;

/** The direction above each team of a company (perhaps the team itself), as a query: `team_id`, `direction_id`. For the places of all people at once. */
export const selectDirections = (companyId: string): SQL =>
  sql`(
    with recursive above as (
      select id as team_id, id, parent_team_id from teams where company_id = ${companyId}
      union
      select a.team_id, t.id, t.parent_team_id
      from above a join teams t on t.company_id = ${companyId} and t.id = a.parent_team_id
    )
    select team_id, min(id::text)::uuid as direction_id from above where parent_team_id is null group by team_id)`;
