import { sql } from "drizzle-orm";
import type { Consequences, Counted, MovedPlans } from "#people/contract/consequences.ts";
import type { PersonName } from "#people/contract/person.ts";
import { listCapabilities } from "#people/rules.ts";
import type { PreviewChange } from "#people/server/ports.ts";
import { listRightsHolders } from "#people/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { PlaceOfPerson } from "#teams/rules/placeChange.ts";
import { readPlacesChanged } from "#teams/server/placeChange.ts";
import { listMovedManagers, type KeptReason } from "../../rules/movedPlans.ts";
import { isHandedOverAt, isShared } from "../plans/access.ts";

const maxNamesShown = 3;

/** Of these people, those who share something of their plan, each with the managers to whom it is open now. */
async function mapOpenPlans(
  tx: Tenant,
  { companyId, at }: Pick<Actor, "companyId" | "at">,
  ids: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await tx.execute<{ id: string; openTo: string[] }>(sql`
    select plan.profile_id as id, array(
      select h.manager_profile_id from development_handovers h
      where h.company_id = ${companyId} and h.profile_id = plan.profile_id and ${isHandedOverAt(at)}) as "openTo"
    from development_plans plan
    where plan.company_id = ${companyId} and plan.profile_id = any(${sql.param([...ids])}::uuid[]) and ${isShared(companyId)}`);
  return new Map(rows.map(({ id, openTo }) => [id, new Set(openTo)]));
}

const toCounted = (people: readonly PersonName[]): Counted => ({
  people: people.slice(0, maxNamesShown).map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
  peopleCount: people.length,
  count: people.length,
});

const listManagerIds = ({ directManagerId, teams }: PlaceOfPerson): string[] =>
  [directManagerId, ...teams.map(({ managerId }) => managerId)].filter((id) => id !== null);

const keptReasons: readonly KeptReason[] = ["team", "direct", "administration"];

/**
 * The plans that a change of place hands over (rules/movedPlans.ts), with the managers concerned: of those in charge of the
 * company, who may open each plan, and for them alone.
 */
export const previewHandovers: PreviewChange<
  Pick<Consequences, "plansClose" | "plansOpen" | "plansOpenAtOnce" | "plansKept">
> = async (tx, reader, change) => {
  const { companyId, profileId, capabilities, needsAddressProof } = reader;
  const { people } =
    capabilities.has("managePeople") && !needsAddressProof
      ? await readPlacesChanged(tx, companyId, change)
      : { people: [] };
  const plans = await mapOpenPlans(
    tx,
    reader,
    people.map(({ name }) => name.id).filter((id) => id !== profileId),
  );
  const sharing = people.flatMap((one) => {
    const openTo = plans.get(one.name.id);
    return openTo ? [{ ...one, openTo }] : [];
  });
  const holders = await listRightsHolders(
    tx,
    companyId,
    sharing.flatMap(({ before, after }) => [before, after].flatMap(listManagerIds)),
  );
  const rights = new Map(
    holders.map((one) => {
      const may = listCapabilities(one);
      return [one.id, { managesTeams: may.includes("evaluate"), isInCharge: may.includes("managePeople") }];
    }),
  );
  const moved = sharing.flatMap(({ name, openTo, ...places }) =>
    listMovedManagers(places, rights, openTo).map((one) => ({ ...one, name })),
  );
  const count = (is: (move: (typeof moved)[number]["move"]) => boolean): MovedPlans => {
    const those = moved.filter(({ move }) => is(move));
    const ids = new Set(those.map(({ managerId }) => managerId));
    return {
      ...toCounted([...new Set(those.map(({ name }) => name))]),
      managers: toCounted(holders.filter(({ id }) => ids.has(id))),
    };
  };
  return {
    plansClose: count((move) => move === "closes"),
    plansOpen: count((move) => move === "opens"),
    plansOpenAtOnce: count((move) => move === "opensAtOnce"),
    plansKept: keptReasons
      .map((reason) => ({ reason, ...count((move) => typeof move === "object" && move.kept === reason) }))
      .filter((one) => one.count > 0),
  };
};
