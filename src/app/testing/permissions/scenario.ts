import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { inputs, type Endpoint, type EndpointName, type Ids } from "../inputs.ts";
import { makeWorld, type Person, type World } from "../world.ts";
import { castAlone, castCompany, openSessions, type Actors } from "./actors.ts";
import { stage, type Staged } from "./evaluationsInEveryState.ts";
import { kindOf, objectKinds } from "./objects/register.ts";
import { readTable, rowsFor, type Row, type Table } from "./table.ts";
import { watchTables, type Watch } from "./watch.ts";

/** The whole company life of the table, twice (A and B), and a company alone (C). */
export interface Scenario {
  table: Table;
  world: World;
  a: Actors;
  b: Actors;
  only: Actors;
  /** By name of the table: who acts. */
  acting: Map<string, Person>;
  staged: Record<"a" | "b" | "only", Map<string, Staged>>;
  watch: Watch;
  /** What each person is told, call by call, about an id that nobody has. */
  nobody: Map<string, Promise<string>>;
}

export async function openScenario(
  prepare: (world: World) => Promise<void> = async () => {},
): Promise<Scenario> {
  const table = readTable();
  const world = await makeWorld({ pool: 8 });
  const a = await castCompany(world, "CNY-A", table.relations);
  const b = await castCompany(world, "CNY-B", table.relations);
  const only = await castAlone(world, "CNY-C");
  const acting = await openSessions(world, a, b, only);
  const staged = { a: await stage(world, a), b: await stage(world, b), only: await stage(world, only) };
  // The link to a report was that of the evaluation that is completed.
  await world.database.owner.query("update auth.sessions set object_id = $1 where scope = 'reading'", [
    staged.a.get("linked completed")?.evaluation,
  ]);
  await prepare(world);
  const watch = await watchTables(world.database.owner);
  return { table, world, a, b, only, acting, staged, watch, nobody: new Map() };
}

export const rowsOf = ({ table }: Pick<Scenario, "table">, { name, meta }: Endpoint): readonly Row[] =>
  rowsFor(table, name, meta.allow);

export const actorOf = ({ acting }: Pick<Scenario, "acting">, { relation }: Pick<Row, "relation">): Person =>
  acting.get(relation.name) ?? fail(`nobody plays « ${relation.name} »`);

/** The ids with which a row acts: of the company whose evaluation or person it is about, never of the actor's own. */
export function idsFor(
  scenario: Scenario,
  { relation, condition }: Pick<Row, "relation" | "condition">,
): Ids {
  const { acting } = scenario;
  const [actors, staged] =
    relation.name === "only owner" ? [scenario.only, scenario.staged.only] : [scenario.a, scenario.staged.a];
  const named = kindOf(condition);
  const ids: Partial<Ids> = {
    company: actors.owner.companyId,
    random: "00000000-0000-4000-8000-000000000000",
  };
  for (const kind of objectKinds)
    Object.assign(
      ids,
      kind.idsOf({ actors, staged, acting, relation, condition: kind === named ? condition : kind.usual }),
    );
  // Each kind gives those of its own objects; an input that finds none is refused as invalid, and its test fails.
  return ids as Ids;
}

export const inputFor = (scenario: Scenario, row: Row): Record<string, unknown> =>
  inputs[row.call as EndpointName](idsFor(scenario, row));

/** The same call about an id that nobody has. */
export const inputForNobody = (scenario: Scenario, row: Row, { object = "" }: EndpointMeta) => ({
  ...inputFor(scenario, row),
  [object]: "00000000-0000-4000-8000-000000000000",
});

function fail(reason: string): never {
  throw new Error(reason);
}
