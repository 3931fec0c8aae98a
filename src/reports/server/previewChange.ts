import { sql } from "drizzle-orm";
import {
  compareAccess,
  listAffected,
  type AccessChange,
  type AffectedEvaluation,
  type TieChange,
} from "#evaluations/rules/accessChanges.ts";
import { isPromotedByItsSubject, promotedSince } from "#evaluations/server/queries/promoted.ts";
import { selectStandpoint, type StandpointRow } from "#evaluations/server/queries/standpoint.ts";
import { countAwaitingManager } from "#nominations/server/heldApprovals.ts";
import type { Consequences, Counted } from "#people/contract/consequences.ts";
import type { PersonName } from "#people/contract/person.ts";
import { listCapabilities, type Standing } from "#people/rules.ts";
import type { PreviewChange } from "#people/server/ports.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import { listRightsHolders } from "#people/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { findNewCountingTeam, type PlaceOfPerson } from "#teams/rules/placeChange.ts";
import { readPlacesChanged } from "#teams/server/placeChange.ts";

/** How many pairs of an evaluation and a person whose rights may change are compared, the newest evaluations first. */
const maxCompared = 5000;
const maxNamesShown = 3;
/** How many teams are named. */
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
export const previewChange: PreviewChange<
  Omit<Consequences, "plansClose" | "plansOpen" | "plansOpenAtOnce" | "plansKept">
> = async (tx, reader, change) => {
  const places = await readPlacesChanged(tx, reader.companyId, change);
  const others = places.people.filter(({ before }) => before.id !== reader.profileId);
  const ties = new Map(
    others.map(({ before, after }) => [before.id, { before: toTies(before), after: toTies(after) }]),
  );
  const pairs = [...ties].flatMap(([subjectId, tie]) =>
    listAffected(subjectId, tie).map((personId) => ({ subjectId, personId })),
  );
  const nextManagerId = change.kind === "directManager" ? change.managerId : null;
  const { before: formerId, after: nextId } = places.managers;
  const named = [...pairs.map(({ personId }) => personId), nextManagerId, formerId, nextId];
  const holders = await listRightsHolders(
    tx,
    reader.companyId,
    named.filter((id) => id !== null),
  );
  const rows = await listCompared(tx, reader, pairs);
  const compared = compareRows(rows.slice(0, maxCompared), holders, ties);
  const tally = (is: (one: AccessChange) => boolean): Counted => {
    const those = compared.filter(is);
    const ids = new Set(those.map(({ personId }) => personId));
    return { ...name(holders.filter(({ id }) => ids.has(id))), count: those.length };
  };
  /** Who reads the figures of a team by managing it: owners and admins read all of them (src/analytics/server/cuts.ts). */
  const readsByTeam = (id: string | null) =>
    formerId === nextId ? [] : holders.filter((one) => one.id === id && readsOwnTeams(one));
  const moved = [...ties].filter(([, { before, after }]) => before.directManagerId !== after.directManagerId);
  return {
    reportsOpen: tally(({ report }) => report === "opens"),
    reportsClose: tally(({ report }) => report === "closes"),
    comingOpen: tally(({ comingReport }) => comingReport === "opens"),
    comingClose: tally(({ comingReport }) => comingReport === "closes"),
    runs: tally(({ evaluation }) => evaluation === "runs"),
    runsNoMore: tally(({ evaluation }) => evaluation === "runsNoMore"),
    kept: tally(({ report }) => report === "kept"),
    barred: tally(({ isBarred }) => isBarred),
    stillAsked: tally(({ isStillAsked }) => isStillAsked),
    figuresOpen: name(readsByTeam(nextId)),
    figuresClose: name(readsByTeam(formerId)),
    counting: listCounting(others),
    nextManager: name(holders.filter(({ id }) => id === nextManagerId)),
    running: new Set(compared.filter(({ status }) => status === "in_progress").map(({ id }) => id)).size,
    proposals: await countAwaitingManager(
      tx,
      reader,
      moved.map(([id]) => id),
    ),
    isPartial: places.isPartial || rows.length > maxCompared,
  };
};

/** The first of these people by name, and how many they are. */
const name = (people: readonly PersonName[]): Counted => ({
  people: people.slice(0, maxNamesShown).map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
  peopleCount: people.length,
  count: people.length,
});

const readsOwnTeams = (person: Standing) =>
  listCapabilities(person).includes("evaluate") && !listCapabilities(person).includes("managePeople");

type RightsHolder = Awaited<ReturnType<typeof listRightsHolders>>[number];

function compareRows(
  rows: readonly Row[],
  holders: readonly RightsHolder[],
  ties: ReadonlyMap<string, TieChange>,
) {
  const people = new Map(holders.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const [person, tie] = [people.get(row.personId), ties.get(row.subjectId)];
    if (!person || !tie) return [];
    const { id, status, personId } = row;
    return [{ id, status, personId, ...compareAccess(person, row, tie, row) }];
  });
}

/** Reports about owners and administrators feed no figure (src/analytics/README.md). */
function listCounting(
  people: Awaited<ReturnType<typeof readPlacesChanged>>["people"],
): Consequences["counting"] {
  const moved = people.flatMap(({ name: person, before, after, administers }) => {
    const team = administers ? undefined : findNewCountingTeam(before, after);
    return team === undefined ? [] : [{ team, person }];
  });
  return [...Map.groupBy(moved, ({ team }) => team)]
    .map(([team, those]) => ({ team, ...name(those.map(({ person }) => person)) }))
    .slice(0, maxTeamsShown);
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
