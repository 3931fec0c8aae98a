import { and, eq, inArray } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { profiles } from "../../tables.ts";
import { chartFields } from "../chart.ts";
import { listManagersAbove, requireProfileRow } from "../queries.ts";

/** Two statements whatever the depth: the chain, then the people of it. */
export const listAboveEndpoint = handle(peopleContract.above, async ({ input: { id }, actor, tx }) => {
  const { companyId } = actor;
  await requireProfileRow(tx, companyId, id);
  const chain = await listManagersAbove(tx, companyId, id);
  const ids = chain.map((person) => person.id);
  const people = await tx
    .select(chartFields)
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, ids)));
  const known = new Map(people.map((person) => [person.id, person]));
  const managerById = new Map(chain.map((person) => [person.id, person.directManagerId]));
  const upwards = [];
  for (let at: string | null = id; at !== null && known.has(at); at = managerById.get(at) ?? null) {
    const person = known.get(at);
    if (person) upwards.push(person);
    // A cycle that an import left ends the walk.
    known.delete(at);
  }
  return { items: upwards.toReversed() };
});
