import type { AnyProcedure } from "@orpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import { contract } from "./api.ts";
import { router } from "./router.ts";
import { forEachFile } from "./testing/importedFiles.ts";
import { endpoints, inputs, type Ids } from "./testing/inputs.ts";
import { makeWorld, type Person, type World } from "./testing/world.ts";

const behindASession = endpoints.filter(({ meta }) => meta.allow !== "anyone");
const needingACapability = behindASession.filter(
  ({ meta }) => !["anyone", "session", "answering", "reading", "signedIn"].includes(meta.allow),
);

let world: World;
let ids: Ids;
let ownerOfB: Person;
let member: Person;
let answering: string;
let reading: string;
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
    // A file is no JSON.
    body: (response.headers.has("content-disposition") ? { json: {} } : JSON.parse(text)) as {
      json: { code?: string; requestId?: string };
    },
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
  const team = await ownerOfA.api.teams.create({ name: "CanariÉquipe", memberIds: [member.profileId] });
  const random = world.services.newId();
  ids = {
    company: ownerOfA.companyId,
    profile: member.profileId,
    candidate: member.profileId,
    evaluation: draft.id,
    ...forEachFile(() => random),
    team: team.id,
    skill: random,
    question: random,
    value: random,
    objective: random,
    jobFamily: random,
    jobPosition: random,
    jobStatus: random,
    participant: random,
    family: random,
    libraryQuestion: random,
    model: random,
    random,
  };
  canaries.push("Canari", member.profileId, draft.id, ownerOfA.profileId, ownerOfA.companyId);
  const limitedTo = async (limit: { scope: "answering" } | { scope: "reading"; evaluationId: string }) => {
    const { userId, companyId, profileId } = member;
    const { db } = world.database;
    const cookie = await openSession(db, world.services, world.services.keys, {
      userId,
      companyId,
      profileId,
      ...limit,
    });
    return cookie.split(";")[0] ?? "";
  };
  answering = await limitedTo({ scope: "answering" });
  reading = await limitedTo({ scope: "reading", evaluationId: draft.id });
});

test("every endpoint of the contract has an expectation", () => {
  const inContract = Object.entries(contract).flatMap(([concept, group]) =>
    Object.keys(group).map((key) => `${concept}.${key}`),
  );
  expect(Object.keys(inputs).sort()).toEqual(inContract.sort());
  expect(endpoints.length).toBeGreaterThan(40);
});

test("every endpoint reads text in its one form (NFC), passwords as they were typed", async () => {
  for (const group of Object.values(router))
    for (const [name, procedure] of Object.entries(group)) {
      const given = { texts: [{ name: "E\u0301te\u0301" }], newPassword: "E\u0301te\u0301" };
      const { inputSchema } = (procedure as AnyProcedure)["~orpc"];
      // What it then says of a field it does not know is of no interest: it was read first.
      await inputSchema?.["~standard"].validate(given);
      expect([name, given]).toEqual([name, { texts: [{ name: "Été" }], newPassword: "E\u0301te\u0301" }]);
    }
});

describe("without a session", () => {
  test.each(behindASession)("$name answers 401", async ({ name, path }) => {
    const { status, body } = await ask(path, inputs[name](ids));
    expect([status, body.json.code]).toEqual([401, "unauthorized"]);
  });
  test.each(behindASession)("$name does not tell what an input should look like", async ({ name, path }) => {
    for (const input of [{ ...inputs[name](ids), isAdmin: true }, { id: "x" }, "x", undefined]) {
      const { status, body } = await ask(path, input);
      expect([status, body.json]).toEqual([401, { code: "unauthorized", requestId: body.json.requestId }]);
    }
  });
});

describe("with a session that may only answer", () => {
  test.each(behindASession.filter(({ meta }) => !["session", "answering"].includes(meta.allow)))(
    "$name answers 403",
    async ({ name, path }) => {
      const { status } = await ask(path, inputs[name](ids), answering);
      expect(status).toBe(403);
    },
  );
});

describe("with a session that may only read one report", () => {
  test.each(behindASession.filter(({ meta }) => !["session", "reading"].includes(meta.allow)))(
    "$name answers 403",
    async ({ name, path }) => {
      const { status } = await ask(path, inputs[name](ids), reading);
      expect(status).toBe(403);
    },
  );
  test.each(behindASession.filter(({ meta }) => meta.allow === "reading"))(
    "$name answers 404 for another report, as for an id that nobody has",
    async ({ name, path, meta }) => {
      const another = await ask(path, { ...inputs[name](ids), [meta.object ?? ""]: ids.random }, reading);
      expect([another.status, meta.object]).toEqual([404, "evaluationId"]);
    },
  );
});

describe("with a role that does not allow it", () => {
  test.each(needingACapability)("$name answers 403 to a member", async ({ name, path }) => {
    for (const input of [inputs[name](ids), { ...inputs[name](ids), isAdmin: true }]) {
      const { status } = await ask(path, input, member.cookie);
      expect(status).toBe(403);
    }
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
