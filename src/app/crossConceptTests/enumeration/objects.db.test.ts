import { beforeAll, describe, expect, test } from "vitest";
import { linkIdentity } from "#accounts/server/identities.ts";
import { makeTimedCall, expectSameTime, readStatus, type TimedCall } from "#app/testing/enumeration.ts";
import { endpoints, inputs, type Ids } from "#app/testing/inputs.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { proving } from "#platform/testing/proof.ts";

/** Whether an id has an object in another company shows neither in what is said nor in how long it takes. */
let world: World;
let ask: TimedCall;
let owner: Person;
let neighbour: Person;
/** What another company really has, under the name that an endpoint gives it. */
const foreignIds: Record<string, string> = {};
/** Whatever an endpoint on an object needs besides the object: valid ids of no object. */
let unknownIds: Ids;

beforeAll(async () => {
  world = await makeWorld();
  ask = makeTimedCall(world);
  unknownIds = new Proxy({} as Ids, { get: () => world.services.newId() });
  owner = await world.company("Entreprise connue");
  neighbour = await world.company("Entreprise voisine");
  const { id } = await owner.api.evaluations.create({ evaluationType: "peer", name: "À nous" });
  const link = { companyId: owner.companyId, profileId: owner.profileId };
  const claims = {
    issuer: "https://ailleurs.example",
    subject: "une-personne",
    email: owner.email,
    isVerified: true,
  };
  await world.inside(link, (tx) => linkIdentity(tx, world.services, owner.userId, claims));
  const readId = async (table: string) => {
    const asked = `select id from auth.${table} where user_id = $1`;
    const { rows } = await world.database.owner.query<{ id: string }>(asked, [owner.userId]);
    return rows[0]?.id ?? "";
  };
  foreignIds["evaluation"] = id;
  foreignIds["session"] = await readId("sessions");
  foreignIds["identity"] = await readId("identities");
  foreignIds["person"] = owner.profileId;
  foreignIds["company"] = owner.companyId;
});

const findKind = (name: string) =>
  ({ "auth.endOwnSession": "session", "auth.unlinkIdentity": "identity", "auth.switchCompany": "company" })[
    name
  ] ?? (name.startsWith("people.") ? "person" : "evaluation");

const onAnObject = endpoints.filter(({ meta }) => meta.object && meta.allow !== "anyone");

describe.each(onAnObject)("$name about an object of another company", ({ name, path, meta }) => {
  const buildInput = (id: string) => ({ ...inputs[name](unknownIds), [meta.object ?? ""]: id });
  const buildKnownInput = async () => buildInput(foreignIds[findKind(name)] ?? "");
  const buildUnknownInput = async () => buildInput(world.services.newId());

  test("answers « not found », to the byte as for an id that nobody has", async () => {
    expect(foreignIds[findKind(name)]).toMatch(/^[0-9a-f-]{36}$/);
    const found = await ask(path, await buildKnownInput(), neighbour.cookie);
    const missing = await ask(path, await buildUnknownInput(), neighbour.cookie);
    expect([readStatus(found.text), found.text, found.headers]).toEqual([
      "404",
      missing.text,
      missing.headers,
    ]);
  });

  /** Endpoints with a limit would soon refuse for that alone: the caller changes every 25 calls, and counted calls are deleted. */
  const asker = { cookie: "", turn: 0 };
  const renewSession = async () => {
    if (asker.turn % 25 === 0)
      asker.cookie = meta.limit
        ? (await world.person(neighbour, { role: "admin", isAdmin: true })).cookie
        : neighbour.cookie;
    asker.turn += 1;
    if (meta.limit) await world.database.owner.query("delete from auth.limits");
  };

  if (proving)
    test("takes as long for both", { timeout: 3_600_000 }, async () => {
      await expectSameTime(ask, {
        name: "404 of an object, the worst endpoint",
        of: name,
        path,
        status: "404",
        known: buildKnownInput,
        unknown: buildUnknownInput,
        cookie: () => asker.cookie,
        beforeSample: renewSession,
      });
    });
});
