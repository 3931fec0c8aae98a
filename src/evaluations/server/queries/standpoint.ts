import { sql, type SQL } from "drizzle-orm";
import { resolveStandpoint, type PersonFacts, type Standpoint } from "../../rules/relations.ts";
import type { ParticipantRole, ParticipantStatus } from "../../vocabulary.ts";

/** What binds a person to an evaluation, except the teams that they manage. */
export interface StandpointRow {
  authorId: string;
  subjectId: string | null;
  directManagerId: string | null;
  part: { role: ParticipantRole; status: ParticipantStatus } | null;
  isPromotedBySubject: boolean;
}

/** The columns of a StandpointRow, of an evaluation `e` about a person `s`; `promoted` is a condition of promoted.ts. */
export const selectStandpoint = (profileId: string | SQL, promoted: SQL): SQL => sql`
  e.author_profile_id as "authorId", s.id as "subjectId", s.direct_manager_id as "directManagerId",
  (select json_build_object('role', own.participant_role, 'status', own.status) from evaluation_participants own
    where own.company_id = e.company_id and own.evaluation_id = e.id
      and own.participant_profile_id = ${profileId}) as part,
  ${promoted} as "isPromotedBySubject"`;

export const toStandpoint = (
  person: PersonFacts,
  { authorId, subjectId, directManagerId, part, isPromotedBySubject }: StandpointRow,
  teamManagerIds: readonly string[] = [],
): Standpoint =>
  resolveStandpoint(
    person,
    { authorId, subjectId, subjectDirectManagerId: directManagerId, subjectTeamManagerIds: teamManagerIds },
    part,
    { isPromotedBySubject },
  );
