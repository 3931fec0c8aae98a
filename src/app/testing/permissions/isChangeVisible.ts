import { endpoints } from "../inputs.ts";
import { buildCheck, call, type PermissionCheck } from "./act.ts";
import { ownImport } from "./objects/imports.ts";
import { openHandler, runAndUndo, type Fetch } from "./handler.ts";
import { getActor, listEndpointRows, type Scenario } from "./scenario.ts";

/** People who together meet every table. */
const witnesses = [
  "author",
  "peer who has finished",
  "peer",
  "team manager",
  "owner with admin power",
  "admin of both companies",
];

/** Of which objects they are asked: of those in which most of what they may do can be done. */
const common = [
  "",
  "a member",
  "draft",
  "in progress",
  "completed",
  "a closed run",
  "a survey that asks them",
  "one that is over",
  "their own plan",
  ownImport,
];

interface Probe {
  check: PermissionCheck;
  isReading: boolean;
}

/** What the witnesses may do; the readings first, which tell most. */
function listProbes(scenario: Scenario): Probe[] {
  const all = endpoints.flatMap((endpoint) =>
    listEndpointRows(scenario, endpoint)
      .filter(({ relation, condition, answer }) => {
        return answer === "200" && common.includes(condition) && witnesses.includes(relation.name);
      })
      .map((row) => ({ check: buildCheck(scenario, endpoint, row), isReading: endpoint.isReading })),
  );
  return all.toSorted((one, other) => Number(other.isReading) - Number(one.isReading));
}

interface Baseline {
  handler: Fetch;
  probes: Probe[];
  /** What each question is answered as long as nothing was changed, and the tables that it meets. */
  answers: Map<string, BaselineAnswer>;
}

interface BaselineAnswer {
  answer: string;
  tables: Set<string>;
}
const baselines = new WeakMap<Scenario, Baseline>();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Whether any response differs once the owner has changed this about a table. Undone each time. Who is
 * answered without a look at the table is not asked again.
 */
export async function isChangeVisible(
  scenario: Scenario,
  table: string,
  statement: string,
): Promise<boolean> {
  const baseline = baselines.get(scenario) ?? {
    handler: openHandler(scenario, { log: quiet }),
    probes: listProbes(scenario),
    answers: new Map<string, BaselineAnswer>(),
  };
  baselines.set(scenario, baseline);
  const { handler, probes, answers } = baseline;
  for (const { check, isReading } of probes) {
    // The body of a reading, the outcome of a change: its ids are new each time.
    const ask = (statements: readonly string[]) =>
      runAndUndo(
        scenario,
        async ({ listTouchedTables }) => {
          const result = await call(handler, check.path, check.input, getActor(scenario, check.row).cookie);
          const answer = isReading ? result.body : result.answer;
          return { answer, tables: statements.length > 0 ? new Set<string>() : await listTouchedTables() };
        },
        statements,
      );
    const unchanged = answers.get(check.name) ?? (await ask([]));
    answers.set(check.name, unchanged);
    if (unchanged.tables.has(table) && (await ask([statement])).answer !== unchanged.answer) return true;
  }
  return false;
}
