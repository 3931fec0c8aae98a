import { handlerOf, undone, type Fetch, type Look } from "./handler.ts";
import type { Endpoint } from "../inputs.ts";
import { actorOf, inputFor, inputForNobody, type Scenario } from "./scenario.ts";
import type { Row } from "./table.ts";
import { changesSince } from "./watch.ts";

interface Told {
  /** « 200 », or the code of the refusal. */
  answer: string;
  text: string;
  /** Without what differs from one request to the next. */
  body: string;
}

/** One line of the table, ready to be acted. */
export interface Act {
  name: string;
  path: string;
  input: unknown;
  /** The same about an id that nobody has, where the answer must be the same. */
  nobody: { key: string; input: unknown } | null;
  row: Pick<Row, "relation" | "call" | "answer">;
  /** Tries are counted: one act must not use up those of the next. */
  isCounted: boolean;
}

export async function call(fetch: Fetch, path: string, input: unknown, cookie: string): Promise<Told> {
  const response = await fetch(
    new Request(`http://localhost:3000${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: "http://localhost:3000",
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ json: input }),
    }),
  );
  const text = await response.text();
  // A file.
  if (response.headers.get("content-type") !== "application/json")
    return { answer: String(response.status), text, body: `${response.status} ${text}` };
  const { json } = JSON.parse(text) as { json: { code?: string; requestId?: string } | null };
  const answer = response.status === 200 ? "200" : String(json?.code);
  return { answer, text, body: `${response.status} ${text.replace(json?.requestId ?? "", "")}` };
}

export function actOf(scenario: Scenario, { name, path, meta }: Endpoint, row: Row): Act {
  const { relation, condition, answer } = row;
  const isHidden = answer === "evaluation_not_found" || (isForeign(row) && answer === "not_found");
  return {
    name: [name, relation.name, condition].filter((word) => word !== "").join(" · "),
    path,
    input: inputFor(scenario, row),
    nobody:
      meta.object && isHidden
        ? { key: `${name} ${relation.name}`, input: inputForNobody(scenario, row, meta) }
        : null,
    row,
    isCounted: isCounted({ name, meta }),
  };
}

/** Everybody tries the same wrong secrets; what counts tries has its own tests. */
export const isCounted = ({ name, meta }: Pick<Endpoint, "name" | "meta">): boolean =>
  meta.limit !== undefined || name.startsWith("auth.");

/** What is wrong with the answers; nothing when all is as the table says. */
export async function faultsOf(scenario: Scenario, acts: readonly Act[]): Promise<string[]> {
  const refused = acts.filter(({ row }) => row.answer !== "200");
  const done = acts.filter(({ row }) => row.answer === "200");
  const faults = await inTurns(refused, async (act) => {
    if (act.isCounted)
      await scenario.world.database.owner.query(
        "delete from auth.limits; update auth.second_factors set tries = 0 where tries > 0",
      );
    return faultsOfRefusal(scenario, act, scenario.world.fetch);
  });
  // Refusals ran for good, with their commits: all together they changed nothing. If they did, say which.
  const changed = refused.length > 0 ? await changesSince(scenario.watch, scenario.world.database.owner) : [];
  if (changed.length > 0) return [...faults, `a refusal changed ${changed.join(", ")}`];
  return [...faults, ...(await inTurns(done, (act) => faultsOfSuccess(scenario, act)))];
}

export async function faultsOfRefusal(scenario: Scenario, act: Act, fetch: Fetch): Promise<string[]> {
  const { name, path, input, nobody, row } = act;
  const { cookie } = actorOf(scenario, row);
  const told = await call(fetch, path, input, cookie);
  if (told.answer !== row.answer) return [`${name}: ${told.answer}, not ${row.answer}`];
  const faults = [];
  if (/CNY-/.test(told.text)) faults.push(`${name}: a refusal quotes a row`);
  if (nobody) {
    // Asked once: the world does not change.
    const unknown =
      scenario.nobody.get(nobody.key) ?? call(fetch, path, nobody.input, cookie).then(({ body }) => body);
    scenario.nobody.set(nobody.key, unknown);
    if ((await unknown) !== told.body) faults.push(`${name}: tells itself from an id that nobody has`);
  }
  return faults;
}

/** Runs in a transaction that is undone, so that every line meets the same world. */
export async function faultsOfSuccess(
  scenario: Scenario,
  { name, path, input, row }: Act,
  before: Parameters<typeof undone>[2] = [],
): Promise<string[]> {
  const act = async ({ changesInA }: Look) => {
    const { cookie } = actorOf(scenario, row);
    const told = await call(handlerOf(scenario), path, input, cookie);
    if (told.answer !== "200") return [`${name}: ${told.answer}, not 200`];
    const faults = secretsIn(scenario, row, told.text).map((what) => `${name}: shows ${what}`);
    const changed = isForeign(row) ? await changesInA() : [];
    return changed.length > 0 ? [...faults, `${name}: changes ${changed.join(", ")}`] : faults;
  };
  return undone(scenario, act, before);
}

export const isForeign = ({ relation }: Pick<Row, "relation">) =>
  ["foreigner", "two companies"].includes(relation.kind);

function companyOf({ relation }: Pick<Row, "relation">): string {
  if (relation.kind === "held back") return "CNY-D";
  if (relation.name === "only owner") return "CNY-C";
  return isForeign({ relation }) ? "CNY-B" : "CNY-A";
}

/** What an answer holds that the person may not see: rows of another company, answers of others, a reason to decline. */
function secretsIn({ acting }: Scenario, row: Act["row"], text: string): string[] {
  const own = companyOf(row);
  const marks = [...new Set(text.match(/CNY-[ABCD]/g))].filter(
    // The one person with two companies sees the name of the other in the switcher.
    (mark) => mark !== own && !(row.relation.kind === "two companies" && row.call === "auth.viewer"),
  );
  const secrets = [...text.matchAll(/CNY-[ABC]-secret of ([^.]*)\./g)].map(([, name]) => name);
  const others = secrets.filter((name) => name !== row.relation.name);
  const hasNote = /CNY-[ABC]-note/.test(text) && row.relation.name !== "author";
  const ids = isForeign(row)
    ? ["subject", "author", "stranger"].filter((name) =>
        text.includes(acting.get(name)?.profileId ?? "nobody"),
      )
    : [];
  return [
    ...marks.map((mark) => `a row of ${mark}`),
    ...others.map((name) => `what ${name} wrote`),
    ...(hasNote ? ["a reason to decline"] : []),
    ...ids.map((name) => `the id of ${name}`),
  ];
}

/** A few at a time: each waits mostly for the database. */
async function inTurns(acts: readonly Act[], act: (one: Act) => Promise<string[]>): Promise<string[]> {
  const waiting = [...acts];
  const faults: string[] = [];
  const turn = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) faults.push(...(await act(one)));
  };
  await Promise.all(Array.from({ length: 6 }, turn));
  return faults.toSorted();
}
