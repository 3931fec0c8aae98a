import { sql } from "drizzle-orm";
import type { Consequences, Counted } from "#people/contract/consequences.ts";
import type { PersonName } from "#people/contract/person.ts";
import type { PreviewChange } from "#people/server/ports.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PlaceOfPerson } from "#teams/rules/placeChange.ts";
import { readPlacesChanged } from "#teams/server/placeChange.ts";

const maxNamesShown = 3;

/** Those who manage a person, in whatever way. */
const listManagers = ({ directManagerId, teams }: PlaceOfPerson): string[] =>
  [...new Set([directManagerId, ...teams.map(({ managerId }) => managerId)])]
    .filter((id) => id !== null)
    .toSorted();

/** Of these people, those who share something of their plan, in their order. */
async function listSharing(
  tx: Tenant,
  companyId: string,
  people: readonly PersonName[],
): Promise<PersonName[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select plan.profile_id as id from development_plans plan
    where plan.company_id = ${companyId} and plan.profile_id = any(${sql.param(people.map(({ id }) => id))}::uuid[])
      and exists (select from development_objectives o
        where o.company_id = ${companyId} and o.plan_id = plan.id and not o.is_private)`);
  const sharing = new Set(rows.map(({ id }) => id));
  return people.filter(({ id }) => sharing.has(id));
}

/**
 * The plans that a change of place hands over (rules/handover.ts): of those in charge of the company, who may open each plan, and
 * for them alone.
 */
export const previewHandovers: PreviewChange<Pick<Consequences, "plans">> = async (tx, reader, change) => {
  const { companyId, profileId, capabilities } = reader;
  const { people } = capabilities.has("managePeople")
    ? await readPlacesChanged(tx, companyId, change)
    : { people: [] };
  const moved = people.filter(
    ({ before, after }) =>
      before.id !== profileId && listManagers(before).join() !== listManagers(after).join(),
  );
  const sharing = await listSharing(
    tx,
    companyId,
    moved.map(({ name }) => name),
  );
  const { length: count } = sharing;
  return { plans: { people: sharing.slice(0, maxNamesShown), peopleCount: count, count } satisfies Counted };
};
