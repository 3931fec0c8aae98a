import { endpoints } from "../inputs.ts";
import { actOf, call, type Act } from "./act.ts";
import { ownImport } from "./objects/imports.ts";
import { openHandler, undone, type Fetch } from "./handler.ts";
import { actorOf, rowsOf, type Scenario } from "./scenario.ts";

/** People who together meet every table. */
const witnesses = [
  "author",
  "peer who has finished",
  "peer",
  "team manager",
  "owner with admin power",
  "admin of both companies",
];

interface Question {
  act: Act;
  isReading: boolean;
}

/** What the witnesses may do; the readings first, which tell most. */
function questionsOf(scenario: Scenario): Question[] {
  const all = endpoints.flatMap((endpoint) =>
    rowsOf(scenario, endpoint)
      .filter(({ relation, condition, answer }) => {
        const isCommon = ["", "a member", "draft", "in progress", "completed", ownImport].includes(condition);
        return answer === "200" && isCommon && witnesses.includes(relation.name);
      })
      .map((row) => ({ act: actOf(scenario, endpoint, row), isReading: endpoint.isReading })),
  );
  return all.toSorted((one, other) => Number(other.isReading) - Number(one.isReading));
}

interface Usual {
  handler: Fetch;
  questions: Question[];
  /** What each question is answered as long as nothing was changed, and the tables that it meets. */
  answers: Map<string, Told>;
}

interface Told {
  answer: string;
  tables: Set<string>;
}
const usual = new WeakMap<Scenario, Usual>();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Whether anybody is answered something else once the owner has changed this about a table. Undone each time. Who is
 * answered without a look at the table is not asked again.
 */
export async function isVisible(scenario: Scenario, table: string, statement: string): Promise<boolean> {
  const asked = usual.get(scenario) ?? {
    handler: openHandler(scenario, { log: quiet }),
    questions: questionsOf(scenario),
    answers: new Map<string, Told>(),
  };
  usual.set(scenario, asked);
  const { handler, questions, answers } = asked;
  for (const { act, isReading } of questions) {
    // The body of a reading, the outcome of a change: its ids are new each time.
    const ask = (statements: readonly string[]) =>
      undone(
        scenario,
        async ({ tablesMet }) => {
          const told = await call(handler, act.path, act.input, actorOf(scenario, act.row).cookie);
          const answer = isReading ? told.body : told.answer;
          return { answer, tables: statements.length > 0 ? new Set<string>() : await tablesMet() };
        },
        statements,
      );
    const known = answers.get(act.name) ?? (await ask([]));
    answers.set(act.name, known);
    if (known.tables.has(table) && (await ask([statement])).answer !== known.answer) return true;
  }
  return false;
}
