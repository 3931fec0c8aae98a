import { setImmediate } from "node:timers/promises";
import { openSession } from "#accounts/server/sessions.ts";
import { isErrorCode } from "./errorCodes.ts";
import { collectGarbage } from "#platform/testing/collectGarbage.ts";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "./evaluations.ts";
import { makeWorld, type Person, type World } from "./world.ts";

export const appUrl = "http://localhost:3000";

/** What no answer may ever say: words of PostgreSQL, of its driver, of a stack, of our disk. */
const secrets =
  /violates|failed query|drizzle|sqlstate|invalid input syntax|invalid byte sequence|node_modules|\n\s+at |\/src\/|\.ts:\d|pg_catalog|relation "/i;

interface LoadTestRound {
  /** None, the owner’s, a team manager’s, and that of a peer who may only answer. */
  cookies: string[];
  ids: string[];
  /** A new session for the one at that place, who is active again. */
  comeBack: (place: number) => Promise<string>;
}

export interface LoadTest {
  world: World;
  owner: Person;
  /** What an answer must not be, in words. */
  faults: string[];
  seen: { requests: number; byStatus: Map<number, number>; longest: number };
  /** Answers the status. */
  send: (request: Request, address: string) => Promise<number>;
  prepare: () => Promise<LoadTestRound>;
}

/** A company that is sent what no screen of ours sends, and what came of it. */
export async function startLoadTest(options: { pool: number }): Promise<LoadTest> {
  const world = await makeWorld(options);
  const owner = await world.company("Entreprise visée");
  const faults: string[] = [];
  const seen: LoadTest["seen"] = { requests: 0, byStatus: new Map(), longest: 0 };

  const send = async (request: Request, address: string) => {
    const { method, url } = request;
    // Each request arrives by itself: refusals that wait for nothing must not count as one long block.
    await setImmediate();
    const response = await world.fetch(request, address);
    const text = await response.text();
    seen.requests += 1;
    seen.byStatus.set(response.status, (seen.byStatus.get(response.status) ?? 0) + 1);
    const what = `${method} ${url.slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`;
    if (response.status >= 500) faults.push(what);
    if (response.status < 400) return response.status;
    const body = JSON.parse(text) as { code?: string; json?: { code?: string } };
    if (!isErrorCode(body.json?.code ?? body.code)) faults.push(`no code of ours: ${what}`);
    if (secrets.test(text)) faults.push(`says too much: ${what}`);
    return response.status;
  };

  return { world, owner, faults, seen, send, prepare: () => prepare(world, owner) };
}

/** « 200: 912, 400: 5015 … » */
export const formatStatuses = ({ seen }: LoadTest): string =>
  [...seen.byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");

async function openSessionCookie(
  world: World,
  { userId, companyId, profileId }: Person,
  scope: "full" | "answering",
) {
  const session = { userId, companyId, profileId, scope, objectId: null };
  const cookie = await openSession(world.database.db, world.services, world.services.keys, session);
  return cookie.split(";")[0] ?? "";
}

/** Sessions and objects of a round: what an earlier one deactivated, signed out or archived is there again. */
async function prepare(world: World, owner: Person): Promise<LoadTestRound> {
  // The owner may have lost rights, or their session, in the round before.
  await world.database.owner.query(
    "update profiles set role = 'account_owner', is_admin = true, is_active = true where id = $1",
    [owner.profileId],
  );
  owner.api = world.as(await openSessionCookie(world, owner, "full"));
  const member = await world.person(owner, { role: "team_manager" });
  const draft = await buildDraftEvaluation(world, owner, { peers: 1 });
  const running = await buildLaunchedEvaluation(world, owner, { peers: 1, subject: member });
  const peer = running.peers[0] ?? member;
  const people = [null, owner, member, peer];
  const comeBack = async (place: number) => {
    const person = people[place];
    if (!person) return "";
    const active = "update profiles set is_active = true where id = $1";
    await world.database.owner.query(active, [person.profileId]);
    return openSessionCookie(world, person, person === peer ? "answering" : "full");
  };
  const cookies = [];
  for (const place of people.keys()) cookies.push(await comeBack(place));
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const known = JSON.stringify([draft.evaluation, running.evaluation]).match(uuid) ?? [];
  collectGarbage();
  return { cookies, ids: [...new Set([owner.companyId, ...known])], comeBack };
}
