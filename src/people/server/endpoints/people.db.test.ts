import { beforeAll, describe, expect, test } from "vitest";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, listEmailsTo } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { auditLog } from "#platform/server/tables.ts";
import { profiles } from "../../tables.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

async function createCompany(names: readonly (readonly [string, string])[]): Promise<Person> {
  const owner = await world.company();
  for (const [firstName, lastName] of names) await world.person(owner, { firstName, lastName });
  return owner;
}

async function allPages(owner: Person, limit: number, search?: string): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await owner.api.people.list({
      limit,
      ...(cursor ? { cursor } : {}),
      ...(search ? { search } : {}),
    });
    names.push(...page.items.map(({ firstName, lastName }) => `${lastName} ${firstName}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return names;
}

describe("the list of people", () => {
  const names = [
    ["Zoé", "Côté"],
    ["Émile", "cote"],
    ["Anne", "Œuvrard"],
    ["Luc", "Tremblay"],
    ["Élodie", "Tremblay"],
    ["Élodie", "Tremblay"],
    ["Lætitia", "Zhang"],
    ["Ann-Marie", "O’Neil"],
  ] as const;

  test.each([1, 2, 3, 100])(
    "is by last name then first name, each person once, in pages of %i",
    async (limit) => {
      const owner = await createCompany(names);
      const listed = (await allPages(owner, limit)).filter((name) => !name.startsWith("Nom"));
      expect(listed).toEqual([
        "cote Émile",
        "Côté Zoé",
        "Œuvrard Anne",
        "O’Neil Ann-Marie",
        "Tremblay Élodie",
        "Tremblay Élodie",
        "Tremblay Luc",
        "Zhang Lætitia",
      ]);
    },
  );

  test.each([
    ["COTE", 2],
    ["zoe cote", 1],
    ["côté zoé", 1],
    ["oeuvrard", 1],
    ["LAETITIA", 1],
    ["tremb", 3],
    ["oneil", 1],
    ["e", 3],
    ["ote", 0],
    ["%", 0],
    ["_", 0],
    ["\\", 0],
    ["@entreprise.ex luc", 1],
  ])(
    "is searched for %j by the beginning of each word, without accents or capitals: %i",
    async (search, count) => {
      const owner = await createCompany(names);
      const { items, total } = await owner.api.people.list({ search });
      expect([items.length, total]).toEqual([count, count]);
    },
  );

  test("shows who has joined and the direct manager, and refuses a cursor that is not ours", async () => {
    const owner = await createCompany([]);
    const report = await world.person(owner, { directManagerId: owner.profileId });
    expect(await owner.api.people.read({ id: report.profileId })).toMatchObject({
      hasJoined: true,
      directManager: { id: owner.profileId },
      role: "user",
      hrStatus: "actif",
    });
    expect(await readErrorCode(owner.api.people.list({ cursor: "n'importe quoi" }))).toBe("invalid_data");
  });
});

describe("inviting", () => {
  test("makes the person and queues one letter in their language, with an entry in the log", async () => {
    const owner = await world.company();
    const made = await owner.api.people.invite({
      email: "Anglais@Client.example",
      firstName: "Kim",
      language: "en",
    });
    expect(made).toMatchObject({
      email: "anglais@client.example",
      role: "user",
      isAdmin: false,
      hasJoined: false,
    });
    expect(await listEmailsTo(world, "anglais@client.example")).toMatchObject([
      { kind: "people.invitation", language: "en", recipientProfileId: made.id, status: "waiting" },
    ]);
    const log = await world.inside(owner, (tx) => tx.select().from(auditLog));
    expect(log).toMatchObject([
      { action: "people.invite", objectId: made.id, actorProfileId: owner.profileId },
    ]);
  });

  test("twenty times at once with one address makes one person and nineteen duplicates", async () => {
    const owner = await world.company();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(world, "people/invite", { email: "double@client.example", firstName: "D" }, owner.cookie),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(JSON.parse(refused[0]?.body ?? "")).toMatchObject({
      json: { code: "duplicate_key", fields: { email: { reason: "duplicate" } } },
    });
    expect(await listEmailKindsTo(world, "double@client.example")).toEqual(["people.invitation"]);
  });

  test("as admin is for admins; nobody slips a right in", async () => {
    const owner = await world.company();
    const second = await world.person(owner, { role: "account_owner" });
    const admin = { email: "admin@client.example", firstName: "A", role: "admin" as const };
    expect(await readErrorCode(second.api.people.invite(admin))).toBe("forbidden");
    expect(await owner.api.people.invite(admin)).toMatchObject({ role: "admin", isAdmin: true });
    for (const key of ["isAdmin", "companyId", "userId", "joinedAt"]) {
      const input = { email: "cle@client.example", firstName: "C", [key]: true };
      expect((await post(world, "people/invite", input, owner.cookie)).code).toBe("invalid_data");
    }
    expect(await listEmailKindsTo(world, "cle@client.example")).toEqual([]);
  });

  test("under a manager of another company is refused, and nothing stays", async () => {
    const [owner, stranger] = [await world.company(), await world.company()];
    const input = { email: "sous@client.example", firstName: "S", directManagerId: stranger.profileId };
    expect(await readErrorCode(owner.api.people.invite(input))).toBe("not_found");
    expect(await listEmailKindsTo(world, "sous@client.example")).toEqual([]);
  });

  test("can be repeated until the person has joined, at most once a minute", async () => {
    const owner = await world.company();
    const { id, email } = await owner.api.people.invite({ email: "encore@client.example", firstName: "E" });
    await owner.api.people.resendInvitation({ id });
    expect(await listEmailKindsTo(world, email)).toHaveLength(1);
    world.clock.advance(60_000);
    await owner.api.people.resendInvitation({ id });
    expect(await listEmailKindsTo(world, email)).toHaveLength(2);
    expect(await readErrorCode(owner.api.people.resendInvitation({ id: owner.profileId }))).toBe(
      "status_conflict",
    );
  });
});

describe("correcting a person's facts", () => {
  test("changes what is given, nothing else", async () => {
    const owner = await world.company();
    const { profileId: id } = await world.person(owner, { lastName: "Roy", jobTitle: "Soudure" });
    expect(await owner.api.people.update({ id, jobTitle: "", hrStatus: "en_transition" })).toMatchObject({
      lastName: "Roy",
      jobTitle: null,
      hrStatus: "en_transition",
    });
    expect(await readErrorCode(owner.api.people.update({ id }))).toBe("no_update_data");
  });

  test.each(["isAdmin", "isActive", "email", "userId", "companyId"])(
    "refuses %s, which has its own action or none",
    async (key) => {
      const owner = await world.company();
      const input = { id: owner.profileId, firstName: "X", [key]: "x" };
      expect((await post(world, "people/update", input, owner.cookie)).code).toBe("invalid_data");
    },
  );
});

describe("somebody of another company", () => {
  const actions: [string, object][] = [
    ["read", {}],
    ["resendInvitation", {}],
    ["update", { firstName: "X" }],
    ["setRole", { role: "user" }],
    ["setDirectManager", { directManagerId: null }],
    ["setActive", { isActive: false }],
  ];
  test.each(actions)("is nobody for %s: the same bytes as for an unknown id", async (action, rest) => {
    const [owner, other] = [await world.company(), await world.company()];
    const ask = (id: string) => post(world, `people/${action}`, { id, ...rest }, owner.cookie);
    const foreign = await ask(other.profileId);
    expect(foreign).toEqual(await ask(world.services.newId()));
    expect([foreign.status, foreign.code]).toEqual([404, "not_found"]);
    expect(await world.inside(other, (tx) => tx.select().from(profiles))).toMatchObject([
      { isActive: true, role: "account_owner" },
    ]);
  });
});

describe("facts, role and manager in one call", () => {
  test("are all stored, each with its entry in the log", async () => {
    const owner = await world.company();
    const { profileId: id } = await world.person(owner, { lastName: "Roy" });
    const change = { jobTitle: "Soudure", role: "team_manager", directManagerId: owner.profileId } as const;
    expect(await owner.api.people.update({ id, ...change })).toMatchObject({
      jobTitle: "Soudure",
      role: "team_manager",
      directManager: { id: owner.profileId },
    });
    const log = await world.inside(owner, (tx) => tx.select().from(auditLog));
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      "people.setDirectManager",
      "people.setRole",
      "people.update",
    ]);
  });

  test.each([
    ["a role that the actor may not give", { role: "account_owner" as const }, "forbidden"],
    ["a manager who reports to the person", {}, "manager_cycle"],
    ["a manager of another company", {}, "not_found"],
  ])("are refused whole with %s", async (why, change, code) => {
    const [owner, stranger] = [await world.company(), await world.company()];
    const admin = await world.person(owner, { role: "admin", isAdmin: true });
    const { profileId: id } = await world.person(owner, { jobTitle: "Avant" });
    const below = await world.person(owner, { directManagerId: id });
    const directManagerId = {
      manager_cycle: below.profileId,
      not_found: stranger.profileId,
      forbidden: owner.profileId,
    }[code];
    expect(
      await readErrorCode(admin.api.people.update({ id, jobTitle: "Après", directManagerId, ...change })),
      why,
    ).toBe(code);
    expect(await owner.api.people.read({ id })).toMatchObject({ jobTitle: "Avant", directManager: null });
  });

  test("are refused for oneself where a call of their own is", async () => {
    const owner = await world.company();
    const { profileId: id } = owner;
    expect(await readErrorCode(owner.api.people.update({ id, firstName: "X", role: "user" }))).toBe(
      "forbidden",
    );
    expect(await readErrorCode(owner.api.people.update({ id, firstName: "X", directManagerId: null }))).toBe(
      "forbidden",
    );
  });
});

test("the page of a person shows who reports to them, and whether they lead an evaluation of the reader", async () => {
  const owner = await world.company();
  const lead = await world.person(owner, { firstName: "Luce" });
  await world.person(owner, { firstName: "Ana", lastName: "Roy", directManagerId: lead.profileId });
  expect(await owner.api.people.read({ id: lead.profileId })).toMatchObject({
    directReports: [{ firstName: "Ana", lastName: "Roy", isActive: true }],
    directReportCount: 1,
    isOwnLead: false,
  });
});

test("the page of a person says in which month they joined where the company is, never the day", async () => {
  const owner = await world.company();
  // The evening of the last of the month in Montréal; the next month already in London.
  const person = await world.person(owner, { joinedAt: new Date("2026-11-01T03:00:00Z") });
  const read = await owner.api.people.read({ id: person.profileId });
  expect(read).toMatchObject({ joinedIn: "2026-10" });
  expect(JSON.stringify(read)).not.toMatch(/2026-\d\d-\d\d/);
  const invited = await world.person(owner, { joinedAt: null });
  expect(await owner.api.people.read({ id: invited.profileId })).toMatchObject({ joinedIn: null });
});
