import { getHandler, runAndUndo, type Fetch, type TransactionProbe } from "./handler.ts";
import type { Endpoint } from "../inputs.ts";
import { getActor, buildInput, buildInputForUnknownId, type Scenario } from "./scenario.ts";
import type { Row } from "./table.ts";
import { listChangesSince } from "./watch.ts";

interface CallResult {
  /** « 200 », or the code of the refusal. */
  answer: string;
  text: string;
  /** Without what differs from one request to the next. */
  body: string;
}

/** One line of the table, ready to be acted. */
export interface PermissionCheck {
  name: string;
  path: string;
  input: unknown;
  /** The same about an unknown id, where the response must be the same. */
  unknownId: { key: string; input: unknown } | null;
  row: Pick<Row, "relation" | "call" | "answer">;
  /** Tries are counted: one act must not use up those of the next. */
  isCounted: boolean;
}

export async function call(fetch: Fetch, path: string, input: unknown, cookie: string): Promise<CallResult> {
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

export function buildCheck(scenario: Scenario, { name, path, meta }: Endpoint, row: Row): PermissionCheck {
  const { relation, condition, answer } = row;
  const isHidden = answer === "evaluation_not_found" || (isForeign(row) && answer === "not_found");
  return {
    name: [name, relation.name, condition].filter((word) => word !== "").join(" · "),
    path,
    input: buildInput(scenario, row),
    unknownId:
      meta.object && isHidden
        ? { key: `${name} ${relation.name}`, input: buildInputForUnknownId(scenario, row, meta) }
        : null,
    row,
    isCounted: isCounted({ name, meta }),
  };
}

/** All actors try the same wrong secrets; what counts tries has its own tests. */
export const isCounted = ({ name, meta }: Pick<Endpoint, "name" | "meta">): boolean =>
  meta.limit !== undefined || name.startsWith("auth.");

/** What is wrong with the answers; nothing when all is as the table says. */
export async function listFaults(scenario: Scenario, checks: readonly PermissionCheck[]): Promise<string[]> {
  const refused = checks.filter(({ row }) => row.answer !== "200");
  const done = checks.filter(({ row }) => row.answer === "200");
  const faults = await runConcurrently(refused, async (check) => {
    if (check.isCounted)
      await scenario.world.database.owner.query(
        "delete from auth.limits; update auth.second_factors set tries = 0 where tries > 0",
      );
    return listRefusalFaults(scenario, check, scenario.world.fetch);
  });
  // Refusals ran for good, with their commits: all together they changed nothing. If they did, say which.
  const changed =
    refused.length > 0 ? await listChangesSince(scenario.watch, scenario.world.database.owner) : [];
  if (changed.length > 0) return [...faults, `a refusal changed ${changed.join(", ")}`];
  return [...faults, ...(await runConcurrently(done, (check) => listSuccessFaults(scenario, check)))];
}

export async function listRefusalFaults(
  scenario: Scenario,
  check: PermissionCheck,
  fetch: Fetch,
): Promise<string[]> {
  const { name, path, input, unknownId, row } = check;
  const { cookie } = getActor(scenario, row);
  const result = await call(fetch, path, input, cookie);
  if (result.answer !== row.answer) return [`${name}: ${result.answer}, not ${row.answer}`];
  const faults = [];
  if (/CNY-/.test(result.text)) faults.push(`${name}: a refusal quotes a row`);
  if (unknownId) {
    // Asked once: the world does not change.
    const unknown =
      scenario.answersAboutUnknownIds.get(unknownId.key) ??
      call(fetch, path, unknownId.input, cookie).then(({ body }) => body);
    scenario.answersAboutUnknownIds.set(unknownId.key, unknown);
    if ((await unknown) !== result.body) faults.push(`${name}: tells itself from an id that nobody has`);
  }
  return faults;
}

/** Runs in a transaction that is undone, so that every line meets the same world. */
export async function listSuccessFaults(
  scenario: Scenario,
  { name, path, input, row }: PermissionCheck,
  before: Parameters<typeof runAndUndo>[2] = [],
): Promise<string[]> {
  const runCheck = async ({ listChangesInA }: TransactionProbe) => {
    const { cookie } = getActor(scenario, row);
    const result = await call(getHandler(scenario), path, input, cookie);
    if (result.answer !== "200") return [`${name}: ${result.answer}, not 200`];
    const faults = listSecrets(scenario, row, result.text).map((what) => `${name}: shows ${what}`);
    const changed = isForeign(row) ? await listChangesInA() : [];
    return changed.length > 0 ? [...faults, `${name}: changes ${changed.join(", ")}`] : faults;
  };
  return runAndUndo(scenario, runCheck, before);
}

export const isForeign = ({ relation }: Pick<Row, "relation">) =>
  ["foreigner", "two companies"].includes(relation.kind);

function getCompanyMark({ relation }: Pick<Row, "relation">): string {
  if (relation.kind === "held back") return "CNY-D";
  if (relation.name === "only owner") return "CNY-C";
  return isForeign({ relation }) ? "CNY-B" : "CNY-A";
}

/** What an answer holds that the person may not see: rows of another company, answers of others, a reason to decline. */
function listSecrets({ acting }: Scenario, row: PermissionCheck["row"], text: string): string[] {
  const own = getCompanyMark(row);
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
async function runConcurrently(
  checks: readonly PermissionCheck[],
  run: (one: PermissionCheck) => Promise<string[]>,
): Promise<string[]> {
  const waiting = [...checks];
  const faults: string[] = [];
  const runNext = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) faults.push(...(await run(one)));
  };
  await Promise.all(Array.from({ length: 6 }, runNext));
  return faults.toSorted();
}
