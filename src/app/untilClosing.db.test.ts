import { expect, test } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import { noteFigure } from "#platform/testing/proof.ts";
import { answerAll, launched, type Launched } from "./testing/answering.ts";
import { endpoints, type EndpointName, inputs } from "./testing/inputs.ts";
import { openTables, rowsOf } from "./testing/rows.ts";
import { makeWorld, type Person, type World } from "./testing/world.ts";

/** What one person answers in a world: nothing else differs between two of them. */
interface Content {
  score: number;
  words: string;
}

/** These end the evaluation, the session or the person: they come last, and once. */
const endings: readonly EndpointName[] = [
  "people.setActive",
  "people.setRole",
  "reports.close",
  "evaluations.remove",
  "evaluations.archive",
  "auth.signOut",
];

/** What does not ask who is there need not be asked by everybody: it may take the time of a password. */
const forEverybody = ({ name, meta }: (typeof endpoints)[number]) =>
  meta.allow !== "anyone" || name === "auth.viewer" || name === "auth.signOut";

/** Ids in the order in which they are asked for, the same in each world; they look like any other. */
function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  };
}

interface Scene {
  world: World;
  running: Launched;
  /** By name; no one here but « answered » and « drafting » has given anything to the evaluation. */
  people: Record<string, Person | null>;
  bystander: Person;
}

/** An evaluation in which three colleagues and the manager have finished, one person has begun, two are awaited. */
async function sceneWith({ score, words }: Content): Promise<Scene> {
  const world = await makeWorld();
  let chance = 0.5;
  world.services.newId = countedIds();
  world.services.random = () => (chance = (chance * 9_301 + 0.49297) % 1);

  const owner = await world.company();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const author = await world.person(owner, { role: "team_manager" });
  const otherLead = await world.person(owner, { role: "team_manager" });
  const manager = await world.person(owner);
  const subject = await world.person(owner, { directManagerId: manager.profileId });
  const [answered, second, third] = [
    await world.person(owner),
    await world.person(owner),
    await world.person(owner),
  ];
  const [drafting, awaited, stranger, bystander] = [
    await world.person(owner),
    await world.person(owner),
    await world.person(owner),
    await world.person(owner),
  ];
  const foreigner = await world.company("Une autre");
  const running = await launched(world, {
    author,
    subject,
    invited: [
      [manager, "manager"],
      ...[answered, second, third, drafting, awaited].map((person) => [person, "peer"] as const),
    ],
    asked: [{}, {}, {}, { type: "multiple_choice" }, { type: "true_false" }, { type: "text" }],
  });
  for (const person of [answered, second, third, manager]) await answerAll(person, running, { score, words });
  await drafting.api.answers.begin({ evaluationId: running.id, noticeVersion: 1 });
  for (const { position, type } of running.items)
    await drafting.api.answers.save({
      evaluationId: running.id,
      position,
      revision: 1,
      score: type === "text" ? null : Math.min(score, 2),
      text: words,
    });

  const limited = await openSession(world.database.db, world.services, world.services.keys, {
    userId: awaited.userId,
    companyId: awaited.companyId,
    profileId: awaited.profileId,
    scope: "answering",
  });
  const awaitedByLink = { ...awaited, cookie: limited.split(";")[0] ?? "" };
  return {
    world,
    running,
    bystander,
    people: {
      visitor: null,
      owner,
      admin,
      author,
      otherLead,
      manager,
      subject,
      answered,
      drafting,
      awaited,
      awaitedByLink,
      stranger,
      foreigner,
    },
  };
}

/** Their own answers are theirs to read. */
const isOwn = (name: string, endpoint: string) =>
  endpoint === "answers.read" && ["manager", "answered", "drafting"].includes(name);

/** Everything that everybody is told by every endpoint, headers and refusals included, while collection runs. */
async function everythingTold({ world, running, people, bystander }: Scene): Promise<Map<string, string>> {
  const { origin } = new URL(world.services.appUrl);
  const random = "99999999-9999-4999-8999-999999999999";
  const ids = {
    profile: bystander.profileId,
    candidate: bystander.profileId,
    evaluation: running.id,
    company: bystander.companyId,
    skill: random,
    question: random,
    value: random,
    objective: random,
    participant: random,
    random,
  };
  const told = new Map<string, string>();
  const ask = async (name: string, { name: endpoint, path }: (typeof endpoints)[number]) => {
    const cookie = people[name]?.cookie;
    const headers = { origin, "content-type": "application/json", ...(cookie ? { cookie } : {}) };
    const body = JSON.stringify({ json: inputs[endpoint](ids) });
    const answer = await world.fetch(new Request(`${origin}${path}`, { method: "POST", headers, body }));
    // A new session is a new secret, whatever was answered.
    const kept = [...answer.headers].filter(([header]) => header !== "set-cookie");
    const text = await answer.text();
    if (!isOwn(name, endpoint))
      // A new second factor is a new secret, too.
      told.set(
        `${name} ${endpoint}`,
        endpoint === "auth.beginSecondFactor"
          ? `${answer.status}`
          : `${answer.status} ${JSON.stringify(kept)} ${text}`,
      );
  };
  const isEnding = ({ name }: { name: EndpointName }) => endings.includes(name);
  for (const name of Object.keys(people))
    for (const endpoint of endpoints.filter((each) => !isEnding(each)))
      if (forEverybody(endpoint) || ["visitor", "owner", "subject"].includes(name)) await ask(name, endpoint);
  for (const ending of endings)
    for (const name of Object.keys(people).toReversed())
      await ask(name, endpoints.find((each) => each.name === ending)!);
  return told;
}

const answersThemselves = ["public.evaluation_answers", "public.responses"];

/** Every row of every table but those of the answers: what letters, logs and lists are made from. */
async function everythingStored({ world }: Scene): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  for (const table of await openTables(world.database)) {
    // The secrets of sessions and accounts are random, whatever is answered.
    if (answersThemselves.includes(table) || table.startsWith("auth.")) continue;
    stored.set(table, await rowsOf(world.database, table));
  }
  return stored;
}

const twoContents: readonly [Content, Content] = [
  { score: 1, words: "CANARI-SEVERE" },
  { score: 5, words: "CANARI-DOUX" },
];

test(
  "until collection closes, every endpoint tells everybody the same, to the byte, whatever was answered",
  { timeout: 300_000 },
  async () => {
    const scenes = [await sceneWith(twoContents[0]), await sceneWith(twoContents[1])] as const;
    const storedBefore = [await everythingStored(scenes[0]), await everythingStored(scenes[1])];
    expect(storedBefore[0]).toEqual(storedBefore[1]);
    expect(JSON.stringify([...storedBefore[0]!])).not.toContain("CANARI");
    for (const table of ["audit_log", "evaluations", "evaluation_participants", "response_authors"])
      expect(storedBefore[0]!.get(`public.${table}`)).not.toHaveLength(0);

    const [harsh, kind] = [await everythingTold(scenes[0]), await everythingTold(scenes[1])];
    const everybody = Object.keys(scenes[0].people).length;
    const asked = new Set([...harsh.keys()].map((call) => call.split(" ")[1]));
    expect(asked).toEqual(new Set(endpoints.map(({ name }) => name)));
    expect(harsh.size).toBeGreaterThan(500);
    // These calls do answer: a refusal would hide nothing from this test.
    for (const answer of [
      "author evaluations.read",
      "owner evaluations.list",
      "author answers.preview",
      "answered answers.mine",
      "owner evaluations.potentialParticipants",
      "subject answers.read",
      "owner people.list",
      "author reports.close",
    ])
      expect(`${answer} ${harsh.get(answer)}`).toMatch(/ 200 /);
    expect([...harsh.values(), ...kind.values()].filter((answer) => answer.includes("CANARI"))).toEqual([]);
    expect(harsh).toEqual(kind);
    noteFigure({
      name: "Until closing: endpoints × people whose answers are equal to the byte in two worlds that differ in the answers",
      measured: `${harsh.size} of ${harsh.size} (${endpoints.length} endpoints, ${everybody} people)`,
      asked: "all",
    });
  },
);
