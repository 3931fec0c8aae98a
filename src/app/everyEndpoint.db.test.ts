import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { contract } from "./api.ts";
import { makeWorld, type Person, type World } from "./testing/world.ts";

type Concepts = typeof contract;
type EndpointName = { [C in keyof Concepts]: `${C & string}.${keyof Concepts[C] & string}` }[keyof Concepts];

/** Ids of company A's objects; a random one stands for « unknown ». */
interface Ids {
  profile: string;
  evaluation: string;
  company: string;
  random: string;
}

const token = "a-token-that-nobody-has-ever-been-given";
const password = "Une-phrase-longue!";
const email = "quelqu.un@entreprise.example";

/**
 * A valid input for each endpoint, built on the ids given. A new endpoint without a line here does not compile.
 */
const inputs: Record<EndpointName, (ids: Ids) => Record<string, unknown>> = {
  "auth.viewer": () => ({}),
  "auth.register": () => ({
    companyName: "C",
    firstName: "A",
    lastName: "B",
    email,
    password,
    language: "fr",
  }),
  "auth.resendConfirmation": () => ({ email }),
  "auth.confirmEmail": () => ({ token }),
  "auth.signIn": () => ({ email, password }),
  "auth.signOut": () => ({}),
  "auth.continueSession": () => ({}),
  "auth.switchCompany": ({ company }) => ({ companyId: company }),
  "auth.requestReset": () => ({ email }),
  "auth.resetPassword": () => ({ token, password }),
  "auth.readInvitation": () => ({ token }),
  "auth.acceptInvitation": () => ({ token, password, language: "fr" }),
  "auth.openInvitation": () => ({ token }),
  "auth.requestNewLink": () => ({ token }),
  "auth.choosePassword": () => ({ password }),
  "auth.setLanguage": () => ({ language: "fr" }),
  "auth.passSecondStep": () => ({ code: "123456" }),
  "auth.requestMagicLink": () => ({ email }),
  "auth.openMagicLink": () => ({ token }),
  "auth.listProviders": () => ({}),
  "auth.goToProvider": () => ({ provider: "oidc" }),
  "auth.comeFromProvider": () => ({ answer: "code=x&state=y" }),
  "auth.security": () => ({}),
  "auth.confirmIdentity": () => ({ password }),
  "auth.changePassword": () => ({ password }),
  "auth.beginSecondFactor": () => ({}),
  "auth.confirmSecondFactor": () => ({ code: "123456" }),
  "auth.renewRecoveryCodes": () => ({}),
  "auth.removeSecondFactor": () => ({}),
  "auth.endOwnSession": ({ random }) => ({ id: random }),
  "auth.endOtherSessions": () => ({}),
  "auth.linkProvider": () => ({ provider: "oidc" }),
  "auth.unlinkIdentity": ({ random }) => ({ id: random }),
  "auth.requireSecondFactor": () => ({ required: true }),
  "people.list": () => ({}),
  "people.read": ({ profile }) => ({ id: profile }),
  "people.choices": () => ({}),
  "people.invite": () => ({ email: "nouvelle.personne@entreprise.example", firstName: "Nouvelle" }),
  "people.resendInvitation": ({ profile }) => ({ id: profile }),
  "people.update": ({ profile }) => ({ id: profile, firstName: "Autre" }),
  "people.setRole": ({ profile }) => ({ id: profile, role: "user" }),
  "people.setDirectManager": ({ profile }) => ({ id: profile, directManagerId: null }),
  "people.setActive": ({ profile }) => ({ id: profile, isActive: true }),
  "skills.catalogue": () => ({}),
  "evaluations.list": () => ({}),
  "evaluations.read": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.create": () => ({ evaluationType: "peer" }),
  "evaluations.update": ({ evaluation }) => ({ id: evaluation, name: "Autre nom" }),
  "evaluations.remove": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.addSkill": ({ evaluation, random }) => ({ id: evaluation, skillId: random }),
  "evaluations.removeSkill": ({ evaluation, random }) => ({ id: evaluation, skillId: random }),
  "evaluations.addQuestion": ({ evaluation, random }) => ({
    id: evaluation,
    skillId: random,
    textFr: "Écoute.",
    type: "star_rating",
  }),
  "evaluations.updateQuestion": ({ evaluation, random }) => ({
    id: evaluation,
    questionId: random,
    textFr: "Écoute.",
  }),
  "evaluations.removeQuestion": ({ evaluation, random }) => ({ id: evaluation, questionId: random }),
  "evaluations.reorderQuestions": ({ evaluation }) => ({ id: evaluation, questionIds: [] }),
  "evaluations.setValues": ({ evaluation }) => ({ id: evaluation, valueIds: [] }),
  "evaluations.addObjective": ({ evaluation }) => ({ id: evaluation, nameFr: "Un objectif" }),
  "evaluations.removeObjective": ({ evaluation, random }) => ({ id: evaluation, objectiveId: random }),
  "evaluations.potentialParticipants": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.addParticipant": ({ evaluation, profile }) => ({
    id: evaluation,
    profileId: profile,
    role: "peer",
  }),
  "evaluations.removeParticipant": ({ evaluation, random }) => ({ id: evaluation, participantId: random }),
  "evaluations.launch": ({ evaluation }) => ({ id: evaluation }),
  "evaluations.archive": ({ evaluation }) => ({ id: evaluation }),
  "answers.mine": () => ({}),
  "answers.countPending": () => ({}),
  "answers.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.preview": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.begin": ({ evaluation }) => ({ evaluationId: evaluation, noticeVersion: 1 }),
  "answers.save": ({ evaluation }) => ({
    evaluationId: evaluation,
    position: 0,
    revision: 1,
    score: 3,
    text: null,
  }),
  "answers.finalise": ({ evaluation }) => ({ evaluationId: evaluation }),
  "answers.decline": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.read": ({ evaluation }) => ({ evaluationId: evaluation }),
  "reports.close": ({ evaluation }) => ({ evaluationId: evaluation }),
};

const endpoints = (Object.keys(inputs) as EndpointName[]).map((name) => {
  const [concept, key] = name.split(".") as [keyof Concepts, never];
  const procedure = contract[concept][key] as { "~orpc": { meta: EndpointMeta } };
  return { name, meta: procedure["~orpc"].meta, path: `/rpc/${concept}/${String(key)}` };
});
const behindASession = endpoints.filter(({ meta }) => meta.allow !== "anyone");
const needingACapability = behindASession.filter(
  ({ meta }) => !["anyone", "answering", "signedIn"].includes(meta.allow),
);

let world: World;
let ids: Ids;
let ownerOfB: Person;
let member: Person;
let answering: string;
const canaries: string[] = [];

async function ask(path: string, input: unknown, cookie?: string) {
  const response = await world.fetch(
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
  return {
    status: response.status,
    text,
    body: JSON.parse(text) as { json: { code?: string; requestId?: string } },
  };
}

beforeAll(async () => {
  world = await makeWorld();
  const ownerOfA = await world.company("Canari A");
  ownerOfB = await world.company("Entreprise B");
  member = await world.person(ownerOfA, { firstName: "CanariPrénom", lastName: "CanariNom" });
  const draft = await ownerOfA.api.evaluations.create({
    name: "CanariÉvaluation",
    evaluationType: "peer",
    subjectProfileId: member.profileId,
  });
  ids = {
    profile: member.profileId,
    evaluation: draft.id,
    company: ownerOfA.companyId,
    random: world.services.newId(),
  };
  canaries.push("Canari", member.profileId, draft.id, ownerOfA.profileId, ownerOfA.companyId);
  const limited = await openSession(world.database.db, world.services, world.services.keys, {
    userId: member.userId,
    companyId: member.companyId,
    profileId: member.profileId,
    scope: "answering",
  });
  answering = limited.split(";")[0] ?? "";
});

test("every endpoint of the contract has an expectation", () => {
  const inContract = Object.entries(contract).flatMap(([concept, group]) =>
    Object.keys(group).map((key) => `${concept}.${key}`),
  );
  expect(Object.keys(inputs).sort()).toEqual(inContract.sort());
  expect(endpoints.length).toBeGreaterThan(40);
});

describe("without a session", () => {
  test.each(behindASession)("$name answers 401", async ({ name, path }) => {
    const { status, body } = await ask(path, inputs[name](ids));
    expect([status, body.json.code]).toEqual([401, "unauthorized"]);
  });
});

describe("with a session that may only answer", () => {
  test.each(behindASession.filter(({ meta }) => meta.allow !== "answering"))(
    "$name answers 403",
    async ({ name, path }) => {
      const { status } = await ask(path, inputs[name](ids), answering);
      expect(status).toBe(403);
    },
  );
});

describe("with a role that does not allow it", () => {
  test.each(needingACapability)("$name answers 403 to a member", async ({ name, path }) => {
    const { status } = await ask(path, inputs[name](ids), member.cookie);
    expect(status).toBe(403);
  });
});

describe("from another company", () => {
  const onAnObject = behindASession.filter(({ meta }) => meta.object);
  test.each(onAnObject)("$name answers 404, as for an id that nobody has", async ({ name, path, meta }) => {
    const foreign = await ask(path, inputs[name](ids), ownerOfB.cookie);
    const unknown = await ask(
      path,
      { ...inputs[name](ids), [meta.object ?? ""]: ids.random },
      ownerOfB.cookie,
    );
    expect(foreign.status).toBe(404);
    const withoutId = ({ text, body }: typeof foreign) => text.replace(body.json.requestId ?? "", "");
    expect(withoutId(foreign)).toBe(withoutId(unknown));
  });

  test.each(behindASession.filter(({ meta }) => !meta.object))(
    "$name shows nothing of company A",
    async ({ name, path }) => {
      const { text } = await ask(path, inputs[name](ids), ownerOfB.cookie);
      for (const canary of canaries) expect(text).not.toContain(canary);
    },
  );
});

describe("with a key that the contract does not know", () => {
  test.each(endpoints)("$name answers 422", async ({ name, path, meta }) => {
    const cookie = meta.allow === "anyone" ? undefined : ownerOfB.cookie;
    const { status, body } = await ask(path, { ...inputs[name](ids), isAdmin: true, intruder: "x" }, cookie);
    expect([status, body.json.code]).toEqual([422, "invalid_data"]);
  });
});

describe("from another site", () => {
  test.each(endpoints)("$name refuses a request whose origin is not ours", async ({ name, path }) => {
    const response = await world.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: "https://ailleurs.example",
          cookie: ownerOfB.cookie,
        },
        body: JSON.stringify({ json: inputs[name](ids) }),
      }),
    );
    expect(response.status).toBe(403);
  });
});
