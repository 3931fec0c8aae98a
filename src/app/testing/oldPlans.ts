import { inRolledBackTransaction, toLiterals, recordParameterized } from "./blocks.ts";
import type { Person, World } from "./world.ts";

interface Node {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Join Filter"?: number;
  Plans?: Node[];
}

/** Rows that all steps of a plan made and dropped: a join of all people with all people shows whatever it reads them from. */
function countRows(node: Node): number {
  const dropped = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Join Filter"] ?? 0);
  const own = (node["Actual Rows"] + dropped) * node["Actual Loops"];
  return (node.Plans ?? []).reduce((rows, below) => rows + countRows(below), own);
}

/**
 * How many rows PostgreSQL handles for what a call sends, by the plans that a connection made and kept before `grow`:
 * nothing tells it that a table has become a large one until that table is analysed.
 */
export async function countRowsByOldPlans(
  world: World,
  person: Person,
  call: () => Promise<unknown>,
  grow: () => Promise<unknown>,
): Promise<number> {
  await call();
  const statements = await recordParameterized(call);
  return inRolledBackTransaction(world, person, async (client) => {
    await client.query("set local plan_cache_mode = force_generic_plan");
    for (const [place, { text, values }] of statements.entries()) {
      await client.query(`prepare measured_${place} as ${text}`);
      await client.query(`execute measured_${place}${toLiterals(values)}`);
    }
    await grow();
    let rows = 0;
    for (const [place, { values }] of statements.entries()) {
      const explained = await client.query<{ "QUERY PLAN": { Plan: Node }[] }>(
        `explain (analyze, timing off, format json) execute measured_${place}${toLiterals(values)}`,
      );
      rows += countRows(explained.rows[0]!["QUERY PLAN"][0]!.Plan);
    }
    return rows;
  });
}
