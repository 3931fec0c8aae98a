import { expect, test } from "vitest";
import { answerAll, launched } from "#app/testing/answering.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";

/** Every reading call of the product that could tell something of an evaluation. */
const readingCalls = (evaluationId: string): [string, object][] => [
  ["answers/read", { evaluationId }],
  ["answers/preview", { evaluationId }],
  ["answers/mine", {}],
  ["answers/countPending", {}],
  ["evaluations/read", { id: evaluationId }],
  ["evaluations/list", {}],
  ["evaluations/potentialParticipants", { id: evaluationId }],
  ["reports/read", { evaluationId }],
  ["people/list", {}],
];

/** What each person of a company can see while one evaluation runs and three of its people have answered. */
async function everythingVisible(score: number, words: string): Promise<Map<string, string>> {
  const world = await makeWorld();
  const owner = await world.company();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const author = await world.person(owner, { role: "team_manager" });
  const manager = await world.person(owner);
  const subject = await world.person(owner, { directManagerId: manager.profileId });
  const peers = [await world.person(owner), await world.person(owner), await world.person(owner)];
  const awaited = await world.person(owner);
  const foreigner = await world.company("Une autre");
  const one = await launched(world, {
    author,
    subject,
    invited: [...[...peers, awaited].map((peer) => [peer, "peer"] as const), [manager, "manager"]],
    asked: [{}, { type: "multiple_choice" }, { type: "text" }],
  });
  for (const peer of peers) await answerAll(peer, one, { score, words });
  await awaited.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });

  const seen = new Map<string, string>();
  const { origin } = new URL(world.services.appUrl);
  const ask = async (who: Person, path: string, input: object) => {
    const headers = { origin, cookie: who.cookie, "content-type": "application/json" };
    const body = JSON.stringify({ json: input });
    const answer = await world.fetch(new Request(`${origin}/rpc/${path}`, { method: "POST", headers, body }));
    const told = [...answer.headers].filter(([name]) => name !== "x-request-id");
    return `${answer.status} ${JSON.stringify(told)} ${await answer.text()}`.replaceAll(
      /[0-9a-f-]{36}/g,
      "id",
    );
  };
  const people = { owner, admin, author, manager, subject, awaited, foreigner, peer: peers[0]! };
  for (const [name, who] of Object.entries(people))
    for (const [path, input] of readingCalls(one.id)) {
      if (name === "peer" && path === "answers/read") continue;
      seen.set(`${name} ${path}`, await ask(who, path, input));
    }
  return seen;
}

test("before the closing, what anybody sees is the same to the byte whatever was answered", async () => {
  const harsh = await everythingVisible(1, "CANARI-SEVERE");
  const kind = await everythingVisible(5, "CANARI-DOUX");
  expect(harsh.size).toBeGreaterThan(60);
  // These calls do answer: a refusal would hide nothing from this test.
  for (const told of ["author evaluations/read", "owner evaluations/list", "author answers/preview"])
    expect(harsh.get(told)).toMatch(/^200 /);
  expect(harsh.get("peer answers/mine")).toContain("completed");
  expect([...harsh.values(), ...kind.values()].filter((body) => body.includes("CANARI"))).toEqual([]);
  expect(harsh).toEqual(kind);
});
