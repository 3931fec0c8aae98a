import { sql } from "drizzle-orm";
import {
  compareAccess,
  listAffected,
  resolveSides,
  type AccessChange,
  type AffectedEvaluation,
  type TieChange,
} from "#evaluations/rules/accessChanges.ts";
import { isPromotedByItsSubject, promotedSince } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint, type StandpointRow } from "#evaluations/server/queries/standpoint.ts";
import { countAwaitingManager } from "#nominations/server/heldApprovals.ts";
import type { Consequences } from "#people/contract/consequences.ts";
import type { PeoplePorts } from "#people/server/ports.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import { listRightsHolders } from "#people/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { findNewMainTeam, type PlaceOfPerson } from "#teams/rules/placeChange.ts";
import { readPlacesChanged } from "#teams/server/placeChange.ts";

/** How many pairs of an evaluation and a person whose rights may change are compared, the newest evaluations first. */
const maxCompared = 5000;
const maxNamesShown = 3;
/** How many main teams are named. */
const maxTeamsShown = 3;

const toTies = ({ directManagerId, teams }: PlaceOfPerson) => ({
  directManagerId,
  teamManagerIds: teams.flatMap(({ managerId }) => (managerId ? [managerId] : [])),
});

/**
 * What another direct manager or team would move, by the rules that decide on each request. Nothing about an evaluation
 * of the reader, nor of one whose subject gave them their role, is counted; and nothing of evaluations at all for a reader
 * whose password another person has set (§2 and §3 of docs/product-decisions.md).
 */
export const previewChange: PeoplePorts["previewChange"] = async (tx, reader, change) => {
  const { people, isPartial } = await readPlacesChanged(tx, reader.companyId, change);
  const ties = new Map<string, TieChange>();
  for (const { before, after } of people)
    if (before.id !== reader.profileId) ties.set(before.id, { before: toTies(before), after: toTies(after) });
  const pairs = [...ties].flatMap(([subjectId, change]) =>
    listAffected(subjectId, change).map((personId) => ({
      subjectId,
      personId,
      ...resolveSides(personId, change),
    })),
  );
  const holders = await listRightsHolders(
    tx,
    reader.companyId,
    pairs.map(({ personId }) => personId),
  );
  const rows = await listCompared(tx, reader, pairs);
  const compared = rows.slice(0, maxCompared).flatMap((row) => {
    const person = holders.find(({ id }) => id === row.personId);
    const tie = ties.get(row.subjectId);
    return person && tie ? [{ id: row.id, status: row.status, ...compareAccess(person, row, tie, row) }] : [];
  });
  const count = (is: (one: AccessChange) => boolean) => compared.filter(is).length;
  const name = (side: "gains" | "loses") => {
    const ids = new Set(pairs.filter((pair) => pair[side]).map(({ personId }) => personId));
    const those = holders.filter(({ id }) => ids.has(id));
    const names = those.slice(0, maxNamesShown);
    return {
      people: names.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
      count: those.length,
    };
  };
  const moved = [...ties].filter(([, { before, after }]) => before.directManagerId !== after.directManagerId);
  return {
    gaining: {
      ...name("gains"),
      reports: count(({ report }) => report === "opens"),
      comingReports: count(({ comingReport }) => comingReport === "opens"),
      evaluations: count(({ evaluation }) => evaluation === "runs"),
    },
    losing: {
      ...name("loses"),
      reports: count(({ report }) => report === "closes"),
      comingReports: count(({ comingReport }) => comingReport === "closes"),
      evaluations: count(({ evaluation }) => evaluation === "runsNoMore"),
    },
    keptReports: count(({ report }) => report === "kept"),
    barredReports: count(({ isBarred }) => isBarred),
    running: new Set(compared.filter(({ status }) => status === "in_progress").map(({ id }) => id)).size,
    stillAsked: count(({ isStillAsked }) => isStillAsked),
    proposals: await countAwaitingManager(
      tx,
      reader,
      moved.map(([id]) => id),
    ),
    figures: listFigures(people.filter(({ before }) => before.id !== reader.profileId)),
    isPartial: isPartial || rows.length > maxCompared,
  };
};

/** Reports about owners and administrators feed no figure (src/analytics/README.md). */
function listFigures(
  people: Awaited<ReturnType<typeof readPlacesChanged>>["people"],
): Consequences["figures"] {
  const counts = new Map<string | null, number>();
  for (const { before, after, administers } of people) {
    const team = administers ? undefined : findNewMainTeam(before, after);
    if (team !== undefined) counts.set(team, (counts.get(team) ?? 0) + 1);
  }
  return [...counts].map(([team, count]) => ({ team, count })).slice(0, maxTeamsShown);
}

interface Row extends AffectedEvaluation, Pick<StandpointRow, "part" | "isPromotedBySubject"> {
  id: string;
  personId: string;
}

/** The evaluations of these people, once for each person whose relation to them changes; one statement. */
async function listCompared(
  tx: Tenant,
  reader: Actor,
  pairs: readonly { subjectId: string; personId: string }[],
): Promise<Row[]> {
  if (reader.needsAddressProof) return [];
  const { companyId, profileId, at } = reader;
  const since = promotedSince(sql`e.launched_on`, at.toISOString());
  const ids = (of: "subjectId" | "personId") => sql`${sql.param(pairs.map((pair) => pair[of]))}::uuid[]`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select e.id, p.id as "personId", e.status, e.evaluation_type as "evaluationType", e.launched_on as "launchedOn",
      e.team_manager_reads as "teamManagerReads",
      exists (select from report_snapshots r where r.company_id = e.company_id and r.evaluation_id = e.id) as "hasReport",
      ${selectStandpoint(sql`p.id`, wasPromotedBy(companyId, sql`p.id`, sql`e.subject_profile_id`, since))}
    from unnest(${ids("subjectId")}, ${ids("personId")}) pair (subject_id, person_id)
    join profiles s on s.company_id = ${companyId} and s.id = pair.subject_id
    join profiles p on p.company_id = s.company_id and p.id = pair.person_id and p.is_active
    join evaluations e on e.company_id = s.company_id and e.subject_profile_id = s.id
    where s.id <> ${profileId} and not coalesce(${isPromotedByItsSubject(reader)}, false)
    order by e.created_at desc, e.id desc, p.id
    limit ${maxCompared + 1}`);
  return rows;
}
