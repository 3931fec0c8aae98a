import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { inputs, type Endpoint, type EndpointName, type Ids } from "../inputs.ts";
import { makeWorld, type Person, type World } from "../world.ts";
import { createSoloActors, createCompanyActors, openSessions, type Actors } from "./actors.ts";
import { insertEveryEvaluation, type EvaluationObjectIds } from "./evaluationsInEveryState.ts";
import { findObjectKind, objectKinds } from "./objects/register.ts";
import { readTable, listRows, type Row, type Table } from "./table.ts";
import { watchTables, type Watch } from "./watch.ts";

/** The whole company life of the table, twice (A and B), and a company alone (C). */
export interface Scenario {
  table: Table;
  world: World;
  a: Actors;
  b: Actors;
  solo: Actors;
  /** By name of the table: who acts. */
  acting: Map<string, Person>;
  evaluationIds: Record<"a" | "b" | "only", Map<string, EvaluationObjectIds>>;
  watch: Watch;
  /** The response to each person, call by call, about an unknown id. */
  answersAboutUnknownIds: Map<string, Promise<string>>;
}

export async function openScenario(
  prepare: (world: World) => Promise<void> = async () => {},
): Promise<Scenario> {
  const table = readTable();
  const world = await makeWorld({ pool: 8 });
  const a = await createCompanyActors(world, "CNY-A", table.relations);
  const b = await createCompanyActors(world, "CNY-B", table.relations);
  const solo = await createSoloActors(world, "CNY-C");
  const acting = await openSessions(world, a, b, solo);
  const evaluationIds = {
    a: await insertEveryEvaluation(world, a),
    b: await insertEveryEvaluation(world, b),
    only: await insertEveryEvaluation(world, solo),
  };
  // The link to a report was that of the evaluation that is completed.
  await world.database.owner.query("update auth.sessions set object_id = $1 where scope = 'reading'", [
    evaluationIds.a.get("linked completed")?.evaluation,
  ]);
  await prepare(world);
  const watch = await watchTables(world.database.owner);
  return { table, world, a, b, solo, acting, evaluationIds, watch, answersAboutUnknownIds: new Map() };
}

export const listEndpointRows = (
  { table }: Pick<Scenario, "table">,
  { name, meta }: Endpoint,
): readonly Row[] => listRows(table, name, meta.allow);

export const getActor = ({ acting }: Pick<Scenario, "acting">, { relation }: Pick<Row, "relation">): Person =>
  acting.get(relation.name) ?? fail(`nobody plays « ${relation.name} »`);

/** The ids with which a row acts: of the company whose evaluation or person it is about, never of the actor's own. */
export function resolveIds(
  scenario: Scenario,
  { relation, condition }: Pick<Row, "relation" | "condition">,
): Ids {
  const { acting } = scenario;
  const [actors, evaluationIds] =
    relation.name === "only owner"
      ? [scenario.solo, scenario.evaluationIds.only]
      : [scenario.a, scenario.evaluationIds.a];
  const named = findObjectKind(condition);
  const ids: Partial<Ids> = {
    company: actors.owner.companyId,
    random: "00000000-0000-4000-8000-000000000000",
  };
  for (const kind of objectKinds)
    Object.assign(
      ids,
      kind.selectIds({
        actors,
        evaluationIds,
        acting,
        relation,
        condition: kind === named ? condition : kind.defaultCondition,
      }),
    );
  // Each kind gives those of its own objects; an input that finds none is refused as invalid, and its test fails.
  return ids as Ids;
}

export const buildInput = (scenario: Scenario, row: Row): Record<string, unknown> =>
  inputs[row.call as EndpointName](resolveIds(scenario, row));

/** The same call about an unknown id. */
export const buildInputForUnknownId = (scenario: Scenario, row: Row, { object = "" }: EndpointMeta) => ({
  ...buildInput(scenario, row),
  [object]: "00000000-0000-4000-8000-000000000000",
});

function fail(reason: string): never {
  throw new Error(reason);
}
