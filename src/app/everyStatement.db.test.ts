import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderClaims } from "#accounts/rules/arrival.ts";
import { linkIdentity } from "#accounts/server/identities.ts";
import { mintToken, type TokenKind } from "#accounts/server/tokens.ts";
import { users } from "#accounts/tables.ts";

import { createCompany } from "#company/server/queries.ts";
import { insertProfile } from "#people/server/queries.ts";
import { noteFigure } from "#platform/testing/proof.ts";
import { contract } from "./api.ts";
import { givePassword, goodPassword, signIn } from "./testing/accounts.ts";
import { post } from "./testing/http.ts";
import { firstCode, switchOn } from "./testing/secondFactor.ts";
import { launched, statementsOf, type Launched } from "./testing/answering.ts";
import { librarySkillIds } from "./testing/evaluations.ts";
import { makeWorld, type Api, type Person, type World } from "./testing/world.ts";

/** A company in which everything that can be many is `size`: people, evaluations, questions, participants, openings. */
interface Scene {
  owner: Person;
  /** Somebody asked to answer everywhere. */
  me: Person;
  subject: Person;
  others: Person[];
  running: Launched;
  completed: Launched;
  skills: string[];
  draft: () => Promise<string>;
  run: (options?: { answered?: boolean }) => Promise<Launched>;
  token: (kind: TokenKind, joined?: boolean) => Promise<string>;
}

type Call = (scene: Scene) => Promise<() => Promise<unknown>>;
const at =
  (call: (scene: Scene) => Promise<unknown>): Call =>
  async (scene) =>
  () =>
    call(scene);
const onDraft =
  (call: (api: Api["evaluations"], id: string, scene: Scene) => Promise<unknown>): Call =>
  async (scene) => {
    const id = await scene.draft();
    return () => call(scene.owner.api.evaluations, id, scene);
  };
const onQuestions =
  (call: (api: Api["evaluations"], id: string, questionIds: string[]) => Promise<unknown>): Call =>
  async (scene) => {
    const id = await scene.draft();
    const questionIds = await idsFrom(scene, "evaluation_questions", id);
    return () => call(scene.owner.api.evaluations, id, questionIds);
  };
const onRunning =
  (call: (api: Api["answers"], evaluationId: string) => Promise<unknown>, answered = false): Call =>
  async (scene) => {
    const { id } = await scene.run({ answered });
    return () => call(scene.me.api.answers, id);
  };
const withToken =
  (kind: TokenKind, joined: boolean, call: (api: Api["auth"], token: string) => Promise<unknown>): Call =>
  async (scene) => {
    const token = await scene.token(kind, joined);
    return () => call(world.visitor.auth, token);
  };

let world: World;
const password = "Quatre hiboux sur la neige";
let count = 0;
const newEmail = () => `quelqu.un${(count += 1)}@entreprise.example`;
const first = ({ others }: Scene) => others[0] as Person;

/** Somebody of a company of their own, with a password. */
async function someone(facts: Parameters<World["person"]>[1] = {}): Promise<Person> {
  const person = await world.person(await world.company(), facts);
  await givePassword(world, person);
  return person;
}
async function protectedPerson(facts: Parameters<World["person"]>[1] = {}) {
  const person = await someone(facts);
  return { person, app: await switchOn(world, person.api) };
}
const confirmed =
  (call: (person: Person) => Promise<unknown>): Call =>
  async () => {
    const person = await someone();
    await person.api.auth.confirmIdentity({ password: goodPassword });
    return () => call(person);
  };

/** Asked of a real provider, with a pool of one too: auth/server/endpoints/providers.db.test.ts. */
const atAProvider = ["auth.goToProvider", "auth.comeFromProvider", "auth.linkProvider"];

/** One call of each endpoint that succeeds. */
const calls: Record<string, Call> = {
  "auth.viewer": at(({ me }) => me.api.auth.viewer({})),
  "auth.register": at(() =>
    world.visitor.auth.register({
      companyName: "C",
      firstName: "A",
      lastName: "B",
      email: newEmail(),
      password,
      language: "fr",
    }),
  ),
  "auth.resendConfirmation": at(({ me }) => world.visitor.auth.resendConfirmation({ email: me.email })),
  "auth.confirmEmail": withToken("confirmation", true, (api, token) =>
    api.confirmEmail({ token, newPassword: password }),
  ),
  "auth.signIn": at(({ me }) => world.visitor.auth.signIn({ email: me.email, password: goodPassword })),
  "auth.signOut": at(async ({ owner }) =>
    world.as(owner.cookie.replace(/=.*/, "=none.none")).auth.signOut({}),
  ),
  "auth.continueSession": at(({ me }) => me.api.auth.continueSession({})),
  "auth.switchCompany": at(({ me }) => me.api.auth.switchCompany({ companyId: me.companyId })),
  "auth.requestReset": at(({ me }) => world.visitor.auth.requestReset({ email: me.email })),
  "auth.resetPassword": withToken("reset", true, (api, token) => api.resetPassword({ token, password })),
  "auth.readInvitation": withToken("invitation", false, (api, token) => api.readInvitation({ token })),
  "auth.acceptInvitation": withToken("invitation", false, (api, token) =>
    api.acceptInvitation({ token, password, language: "fr" }),
  ),
  "auth.openInvitation": withToken("invitation", false, (api, token) => api.openInvitation({ token })),
  "auth.requestNewLink": withToken("invitation", false, (api, token) => api.requestNewLink({ token })),
  "auth.choosePassword": async ({ owner }) => {
    const person = await world.person(owner);
    return () => person.api.auth.choosePassword({ password });
  },
  "auth.setLanguage": at(({ me }) => me.api.auth.setLanguage({ language: "fr" })),
  "auth.passSecondStep": async () => {
    const { person, app } = await protectedPerson();
    const { setCookie } = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    const waiting = /rondo_second_step=[^;]+/.exec(setCookie)?.[0] ?? "";
    const code = await app.code();
    return () => world.as(waiting).auth.passSecondStep({ code });
  },
  "auth.requestMagicLink": at(({ me }) => world.visitor.auth.requestMagicLink({ email: me.email })),
  "auth.openMagicLink": withToken("magic", true, (api, token) => api.openMagicLink({ token })),
  "auth.listProviders": at(() => world.visitor.auth.listProviders({})),
  "auth.security": at(({ me }) => me.api.auth.security({})),
  "auth.confirmIdentity": at(({ me }) => me.api.auth.confirmIdentity({ password: goodPassword })),
  "auth.changePassword": confirmed((person) => person.api.auth.changePassword({ password })),
  "auth.beginSecondFactor": confirmed((person) => person.api.auth.beginSecondFactor({})),
  "auth.confirmSecondFactor": async () => {
    const person = await someone();
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const code = await firstCode(world, person.api);
    return () => person.api.auth.confirmSecondFactor({ code });
  },
  "auth.renewRecoveryCodes": async () => {
    const { person } = await protectedPerson();
    return () => person.api.auth.renewRecoveryCodes({});
  },
  "auth.removeSecondFactor": async () => {
    const { person } = await protectedPerson();
    return () => person.api.auth.removeSecondFactor({});
  },
  "auth.endOwnSession": async () => {
    const person = await someone();
    await signIn(world, person.email);
    const { sessions } = await person.api.auth.security({});
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    return () => person.api.auth.endOwnSession({ id: other?.id ?? "" });
  },
  "auth.endOtherSessions": async () => {
    const person = await someone();
    return () => person.api.auth.endOtherSessions({});
  },
  "auth.unlinkIdentity": async () => {
    const person = await someone();
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const claims = { issuer: "https://portail.example", subject: person.userId, email: person.email };
    await linkIdentity(world.database.db, world.services, person.userId, claims as ProviderClaims);
    const { identities } = await person.api.auth.security({});
    return () => person.api.auth.unlinkIdentity({ id: identities[0]?.id ?? "" });
  },
  "auth.requireSecondFactor": async () => {
    const { person } = await protectedPerson({ role: "admin", isAdmin: true });
    return () => person.api.auth.requireSecondFactor({ required: false });
  },
  "people.list": at(({ owner }) => owner.api.people.list({})),
  "people.read": at(({ owner, me }) => owner.api.people.read({ id: me.profileId })),
  "people.choices": at(({ owner }) => owner.api.people.choices({})),
  "people.invite": at(({ owner }) => owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" })),
  "people.resendInvitation": async ({ owner }) => {
    const { id } = await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" });
    return () => owner.api.people.resendInvitation({ id });
  },
  "people.update": at((scene) =>
    scene.owner.api.people.update({ id: first(scene).profileId, firstName: "Autre" }),
  ),
  "people.setRole": at((scene) =>
    scene.owner.api.people.setRole({ id: first(scene).profileId, role: "user" }),
  ),
  "people.setDirectManager": at((scene) =>
    scene.owner.api.people.setDirectManager({
      id: first(scene).profileId,
      directManagerId: scene.owner.profileId,
    }),
  ),
  "people.setActive": at((scene) =>
    scene.owner.api.people.setActive({ id: first(scene).profileId, isActive: true }),
  ),
  "skills.catalogue": at(({ owner }) => owner.api.skills.catalogue({})),
  "evaluations.list": at(({ owner }) => owner.api.evaluations.list({ limit: 100 })),
  "evaluations.read": at(({ owner, running }) => owner.api.evaluations.read({ id: running.id })),
  "evaluations.create": at(({ owner, subject }) =>
    owner.api.evaluations.create({ evaluationType: "peer", subjectProfileId: subject.profileId }),
  ),
  "evaluations.update": onDraft((api, id) => api.update({ id, evaluationType: "full", name: "Autre" })),
  "evaluations.remove": onDraft((api, id) => api.remove({ id })),
  "evaluations.addSkill": onDraft((api, id, { skills }) => api.addSkill({ id, skillId: skills[1] ?? "" })),
  "evaluations.removeSkill": onDraft((api, id, { skills }) =>
    api.removeSkill({ id, skillId: skills[0] ?? "" }),
  ),
  "evaluations.addQuestion": onDraft((api, id, { skills }) =>
    api.addQuestion({ id, skillId: skills[0] ?? "", textFr: "Écoute.", type: "star_rating" }),
  ),
  "evaluations.updateQuestion": onQuestions((api, id, [questionId]) =>
    api.updateQuestion({ id, questionId: questionId ?? "", textFr: "Écoute." }),
  ),
  "evaluations.removeQuestion": onQuestions((api, id, [questionId]) =>
    api.removeQuestion({ id, questionId: questionId ?? "" }),
  ),
  "evaluations.reorderQuestions": onQuestions((api, id, ids) =>
    api.reorderQuestions({ id, questionIds: ids.toReversed() }),
  ),
  "evaluations.setValues": onDraft((api, id) => api.setValues({ id, valueIds: [] })),
  "evaluations.addObjective": onDraft((api, id) => api.addObjective({ id, nameFr: "Un objectif" })),
  "evaluations.removeObjective": async (scene) => {
    const id = await scene.draft();
    const { objectives } = await scene.owner.api.evaluations.addObjective({ id, nameFr: "Un objectif" });
    return () => scene.owner.api.evaluations.removeObjective({ id, objectiveId: objectives[0]?.id ?? "" });
  },
  "evaluations.potentialParticipants": onDraft((api, id) => api.potentialParticipants({ id })),
  // There is a limit to the people of one evaluation, so the last of them makes room.
  "evaluations.addParticipant": async (scene) => {
    const { owner, me } = scene;
    const id = await scene.draft();
    const [participantId = ""] = await idsFrom(scene, "evaluation_participants", id);
    await owner.api.evaluations.removeParticipant({ id, participantId });
    return () => owner.api.evaluations.addParticipant({ id, profileId: me.profileId, role: "peer" });
  },
  "evaluations.removeParticipant": async (scene) => {
    const id = await scene.draft();
    const [participantId = ""] = await idsFrom(scene, "evaluation_participants", id);
    return () => scene.owner.api.evaluations.removeParticipant({ id, participantId });
  },
  "evaluations.launch": onDraft((api, id) => api.launch({ id, acceptsSmallGroups: true })),
  "evaluations.archive": async (scene) => {
    const { id } = await scene.run();
    return () => scene.owner.api.evaluations.archive({ id });
  },
  "answers.mine": at(({ me }) => me.api.answers.mine({})),
  "answers.countPending": at(({ me }) => me.api.answers.countPending({})),
  "answers.read": at(({ me, running }) => me.api.answers.read({ evaluationId: running.id })),
  "answers.preview": async (scene) => {
    const evaluationId = await scene.draft();
    return () => scene.owner.api.answers.preview({ evaluationId });
  },
  "answers.begin": onRunning((api, evaluationId) => api.begin({ evaluationId, noticeVersion: 1 })),
  "answers.save": onRunning(
    (api, evaluationId) => api.save({ evaluationId, position: 0, revision: 9, score: 3, text: null }),
    true,
  ),
  "answers.finalise": onRunning((api, evaluationId) => api.finalise({ evaluationId }), true),
  "answers.decline": onRunning((api, evaluationId) => api.decline({ evaluationId })),
  // By the person evaluated, who sees every opening; by the others: reports/server/endpoints/readReport.db.test.ts.
  "reports.read": at(({ subject, completed }) => subject.api.reports.read({ evaluationId: completed.id })),
  "reports.paper": at(({ subject, completed }) => subject.api.reports.paper({ evaluationId: completed.id })),
  "reports.close": async (scene) => {
    const { id } = await scene.run({ answered: true });
    return () => scene.owner.api.reports.close({ evaluationId: id });
  },
};

const idsFrom = (scene: Scene, table: string, evaluationId: string): Promise<string[]> =>
  world.inside(scene.owner, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${sql.identifier(table)} where evaluation_id = ${evaluationId} order by id`,
    );
    return rows.map(({ id }) => id);
  });
async function setScene(size: number): Promise<Scene> {
  const owner = await world.company();
  const [me, subject] = [await world.person(owner), await world.person(owner)];
  await givePassword(world, me);
  const others = await several(size, () => world.person(owner));
  const asked = Array.from({ length: size }, () => ({}));
  const run = async ({ answered = false } = {}) => {
    const invited = [me, ...others].map((person) => [person, "peer"] as const);
    const evaluation = await launched(world, { author: owner, subject, invited, asked });
    if (!answered) return evaluation;
    await me.api.answers.begin({ evaluationId: evaluation.id, noticeVersion: 1 });
    await world.inside(me, (tx) =>
      tx.execute(sql`update evaluation_answers set scores = array_fill(4::smallint, array[${size}::int])`),
    );
    return evaluation;
  };
  const completed = await run();
  await owner.api.reports.close({ evaluationId: completed.id });
  await several(size, () => owner.api.reports.read({ evaluationId: completed.id }));
  await several(size, run);
  await several(Math.min(size, 20), () => joinAnotherCompany(me));
  const skills = await librarySkillIds(world, owner, 2);
  const draft = async () => {
    const { id } = await owner.api.evaluations.create({
      name: "Bilan",
      evaluationType: "full",
      subjectProfileId: subject.profileId,
    });
    await world.inside(owner, async (tx) => {
      await tx.execute(sql`
        insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, text_fr, type)
        select ${owner.companyId}, gen_random_uuid(), ${id}, place, ${skills[0]}, 'Question', 'star_rating'
        from generate_series(1, ${size}::int) place`);
      await tx.execute(sql`
        insert into evaluation_participants (company_id, id, evaluation_id, participant_profile_id, participant_role, created_at)
        select ${owner.companyId}, gen_random_uuid(), ${id}, person, 'peer', now()
        from unnest(${sql.param(others.map(({ profileId }) => profileId))}::uuid[]) person`);
    });
    return id;
  };
  const token = async (kind: TokenKind, joined = true) => {
    const { userId, companyId, profileId } = await world.person(owner, joined ? {} : { joinedAt: null });
    // Only an address that nobody has proved is confirmed.
    if (kind === "confirmation")
      await world.database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    return mintToken(world.database.db, world.services, { kind, userId, companyId, profileId });
  };
  return { owner, me, subject, others, skills, running: await run(), completed, draft, run, token };
}

async function several<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let time = 0; time < times; time += 1) done.push(await work());
  return done;
}

async function joinAnotherCompany({ userId, email }: Person): Promise<void> {
  const [companyId, id, at] = [world.services.newId(), world.services.newId(), world.clock.now];
  await world.inside({ companyId, profileId: id }, async (tx) => {
    await createCompany(tx, { id: companyId, name: "Ailleurs", createdAt: at });
    await insertProfile(tx, { companyId, id, userId, firstName: "A", email, joinedAt: at, createdAt: at });
  });
}

/** Not counted: the transaction itself, the company named, the session (which reads its person along, and lives on). */
const isEveryRequests = (text: string) =>
  /^\s*(begin|commit|rollback|savepoint|release|select set_config|with session as|with quick as)/i.test(text);
async function watch(scene: Scene, name: string): Promise<{ statements: string[]; answer: unknown }> {
  const call = await calls[name]?.(scene);
  if (!call) throw new Error(`${name} has no call here`);
  let answer: unknown;
  const sent = await statementsOf(async () => {
    answer = await call();
  });
  return { statements: sent.filter((text) => !isEveryRequests(text)), answer };
}

interface Definition {
  route: { method: string };
  outputSchema: { parse: (answer: unknown) => unknown };
}
const definitionOf = (procedure: unknown) => (procedure as { "~orpc": Definition })["~orpc"];
const everyEndpoint = Object.entries(contract).flatMap(([concept, group]) =>
  Object.entries(group).map(([key, procedure]) => ({
    name: `${concept}.${key}`,
    reads: definitionOf(procedure).route.method === "GET",
    listed: definitionOf(procedure).outputSchema,
  })),
);
const endpoints = everyEndpoint.filter(({ name }) => !atAProvider.includes(name));
const scenes: Scene[] = [];

// A pool of one connection: a request that waited for a second one would wait for ever. It reads a table from end to
// end only where no index would do.
beforeAll(async () => {
  world = await makeWorld({ pool: 1 });
  await world.database.db.$client.query("set enable_seqscan = off");
  scenes.push(await setScene(1), await setScene(100));
}, 180_000);

test("every endpoint of the contract has a call here", () => {
  expect(Object.keys(calls).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

const sent: Record<"reads" | "writes", number[]> = { reads: [], writes: [] };
afterAll(() => {
  const [reads, writes] = [Math.max(0, ...sent.reads), Math.max(0, ...sent.writes)];
  noteFigure({
    name: "statements of a request, but for begin, set_config, commit and the session, with a pool of one connection",
    measured: `${sent.reads.length} reads: at most ${reads}; ${sent.writes.length} writes: at most ${writes}, the same for 1 row and for 100`,
    asked: "reads ≤ 2, writes constant",
  });
});

describe("a pool of one connection serves every endpoint, and the number of statements", () => {
  test.each(endpoints)("of $name is the same for 1 and for 100 rows", async ({ name, reads, listed }) => {
    const few = await watch(scenes[0] as Scene, name);
    const many = await watch(scenes[1] as Scene, name);
    expect(many.statements.map(kindOf)).toEqual(few.statements.map(kindOf));
    if (reads) expect(many.statements.length).toBeLessThanOrEqual(2);
    (reads ? sent.reads : sent.writes).push(many.statements.length);
    // No unlisted column leaves, not even in what PostgreSQL wrote as JSON (platform/server/writtenJson.ts).
    if (!(many.answer instanceof Blob)) expect(listed.parse(many.answer)).toEqual(many.answer);
  });
});

test("every statement of every endpoint finds its rows by an index", async () => {
  await world.database.db.$client.query("select pg_stat_force_next_flush()");
  await world.database.db.$client.query("select 1");
  const { rows } = await world.database.owner.query<{ table: string }>(
    `select schemaname || '.' || relname as "table" from pg_stat_user_tables where seq_scan > 0`,
  );
  expect(rows.map(({ table }) => table)).toEqual([]);
});

/** The verb and the table: two inserts of different lengths are the same statement. */
const kindOf = (text: string) => text.trim().toLowerCase().slice(0, 40);
