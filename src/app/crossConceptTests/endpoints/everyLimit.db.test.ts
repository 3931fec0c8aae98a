import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { givePassword, goodPassword } from "#app/testing/accounts.ts";
import { listEmailKindsTo, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { trustedProxies } from "#platform/server/http/clientAddress.ts";
import { outbox } from "#platform/server/tables.ts";
import { contract } from "../../registries.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld({ isTrustedProxy: trustedProxies("10.200.0.1") });
  owner = await world.company();
});

interface Answer {
  status: number;
  retryAfter: number;
  cookie: string;
  text: string;
}
const appUrl = "http://localhost:3000";

async function ask(
  path: string,
  input: object,
  from: { address?: string; headers?: object } = {},
): Promise<Answer> {
  const request = new Request(`${appUrl}/rpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: appUrl, ...from.headers },
    body: JSON.stringify({ json: input }),
  });
  const response = await world.fetch(request, from.address);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return {
    status: response.status,
    retryAfter: Number(response.headers.get("retry-after")),
    cookie: cookies.find((cookie) => cookie?.startsWith("rondo_device=")) ?? "",
    text: (await response.text()).replace(/"requestId":"[^"]*"/, ""),
  };
}

/** Lets time pass for what is counted, whose clock is the library's. */
const expireLimits = (seconds: number) =>
  world.database.owner.query("update auth.limits set expire = expire - $1", [seconds * 1000]);

async function repeat(times: number, work: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
}
const listStatuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const buildWrongCredentials = (email: string) => ({ email, password: "Pas-le-bon-du-tout!" });

async function createPerson(email: string): Promise<Person> {
  const person = await world.person(owner, { email });
  await givePassword(world, person);
  return person;
}

test("every endpoint for anyone says how often it may be called", () => {
  const open = Object.entries(contract).flatMap(([concept, group]) =>
    Object.entries(group).flatMap(([name, procedure]) => {
      const meta = (procedure as { "~orpc": { meta: EndpointMeta } })["~orpc"].meta;
      return meta.allow === "anyone" ? [{ name: `${concept}.${name}`, limits: meta.limit ?? [] }] : [];
    }),
  );
  expect(open.length).toBeGreaterThan(10);
  for (const { name, limits } of open) {
    expect(
      limits.map(({ per }) => per),
      name,
    ).toContain("address");
    for (const { max: most, within } of limits) expect(Math.min(most, within), name).toBeGreaterThan(0);
  }
});

describe("guessing a password", () => {
  test("is paused after five tries, a minute, then two, then four, known address or not", async () => {
    const known = await createPerson("vise@limites.example");
    const pauses: number[][] = [];
    for (const email of [known.email, "inconnu@limites.example"]) {
      const seen: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const answers = await repeat(7, () => ask("auth/signIn", buildWrongCredentials(email)));
        expect(listStatuses(answers)).toEqual([401, 401, 401, 401, 401, 429, 429]);
        seen.push(answers[5]?.retryAfter ?? 0);
        await expireLimits(seen.at(-1) ?? 0);
      }
      pauses.push(seen);
    }
    expect(pauses).toEqual([
      [60, 120, 240],
      [60, 120, 240],
    ]);
  });

  test("stops for the pause even with the right password, and says the same whether or not it is right", async () => {
    const { email } = await createPerson("pause@limites.example");
    await repeat(6, () => ask("auth/signIn", buildWrongCredentials(email)));
    const refused = await ask("auth/signIn", buildWrongCredentials(email));
    const right = await ask("auth/signIn", { email, password: goodPassword });
    expect([right.status, right.text.replace(/\d+/g, "")]).toEqual([429, refused.text.replace(/\d+/g, "")]);
    await expireLimits(60);
    expect((await ask("auth/signIn", { email, password: goodPassword })).status).toBe(200);
  });

  test("by strangers does not lock out the owner, on a device where they have signed in before", async () => {
    const { email } = await createPerson("chez-soi@limites.example");
    const { cookie } = await ask("auth/signIn", { email, password: goodPassword });
    const address = "198.51.100.77";
    await repeat(40, (index) =>
      ask("auth/signIn", buildWrongCredentials(index % 2 ? email : `autre${index}@limites.example`), {
        address,
      }),
    );
    const stranger = await ask("auth/signIn", { email, password: goodPassword }, { address });
    const athome = await ask(
      "auth/signIn",
      { email, password: goodPassword },
      { address, headers: { cookie } },
    );
    expect([stranger.status, athome.status]).toEqual([429, 200]);
  });

  test("with the cookie of a device of somebody else gives no tries more", async () => {
    const thief = await createPerson("voisin@limites.example");
    const { email } = await createPerson("victime@limites.example");
    const { cookie } = await ask("auth/signIn", { email: thief.email, password: goodPassword });
    const answers = await repeat(6, () =>
      ask("auth/signIn", buildWrongCredentials(email), { headers: { cookie } }),
    );
    expect(listStatuses(answers).at(-1)).toBe(429);
    const forged = cookie.replace(/\.[^.]*$/, ".AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    expect(
      (await ask("auth/signIn", buildWrongCredentials(email), { headers: { cookie: forged } })).status,
    ).toBe(429);
  });

  test("is counted together for simultaneous tries", async () => {
    const { email } = await createPerson("ensemble@limites.example");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask("auth/signIn", buildWrongCredentials(email))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("right passwords are not counted: one address may belong to a whole company", async () => {
    const { email } = await createPerson("bureau@limites.example");
    const address = "198.51.100.10";
    const answers = await repeat(40, () =>
      ask("auth/signIn", { email, password: goodPassword }, { address }),
    );
    expect(new Set(listStatuses(answers))).toEqual(new Set([200]));
  });

  test("a thousand forged addresses are one address", async () => {
    const address = "198.51.100.66";
    const answers = await repeat(1000, (index) =>
      ask(
        "auth/confirmEmail",
        { token: `un-jeton-que-personne-n-a-${index}` },
        {
          address,
          headers: { "x-forwarded-for": `203.0.${index >> 8}.${index & 255}` },
        },
      ),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(60);
  });

  test("behind the proxy of the configuration, each visitor is counted alone", async () => {
    const buildVisitorRequest = (visitor: string) => ({
      address: "10.200.0.1",
      headers: { "x-forwarded-for": `1.1.1.1, ${visitor}` },
    });
    const dead = { token: "un-jeton-que-personne-n-a-jamais-eu" };
    const first = await repeat(61, () => ask("auth/confirmEmail", dead, buildVisitorRequest("203.0.113.1")));
    const second = await ask("auth/confirmEmail", dead, buildVisitorRequest("203.0.113.2"));
    expect([first.at(-1)?.status, second.status]).toEqual([429, 400]);
  });
});

describe("writing to an address", () => {
  describe.each([
    ["auth/requestReset", "auth.reset"],
    ["auth/requestMagicLink", "auth.magicLink"],
    ["auth/resendConfirmation", "auth.confirmation"],
  ])("%s", (path, kind) => {
    const fiveMinutes = 5 * 60_000;
    const createAddressee = async () => {
      const { email } = await createPerson(`${kind}.${world.services.newId()}@limites.example`.toLowerCase());
      if (kind === "auth.confirmation")
        await world.database.owner.query("update auth.users set email_verified = false where email = $1", [
          email,
        ]);
      return email;
    };
    const countSent = async (email: string) =>
      (await listEmailKindsTo(world, email)).filter((one) => one === kind).length;

    test("is not closed by ten strangers, known address or not; while an email is under way no second leaves", async () => {
      for (const email of [await createAddressee(), "personne@nulle-part.example"]) {
        const strangers = await repeat(11, (index) =>
          ask(path, { email }, { address: `203.0.113.${index}` }),
        );
        expect(new Set(strangers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(strangers[0]?.status).toBe(200);
      }
      const email = await createAddressee();
      await repeat(3, (index) => ask(path, { email }, { address: `203.0.113.${index}` }));
      expect(await countSent(email)).toBe(1);
      world.clock.advance(fiveMinutes - 1000);
      await ask(path, { email });
      expect(await countSent(email)).toBe(1);
      world.clock.advance(1000);
      await ask(path, { email });
      expect(await countSent(email)).toBe(2);
    });
  });

  test("a link that was used, or an email that was refused, does not keep the next one waiting", async () => {
    const { email } = await createPerson("presse@limites.example");
    const countLinks = async () =>
      (await listEmailKindsTo(world, email)).filter((one) => one === "auth.magicLink").length;
    await ask("auth/requestMagicLink", { email });
    const token = await findEmailToken(world, email, "auth.magicLink");
    world.clock.advance(60_000);
    await ask("auth/requestMagicLink", { email });
    expect(await countLinks()).toBe(1);
    expect((await ask("auth/openMagicLink", { token })).status).toBe(200);
    await ask("auth/requestMagicLink", { email });
    expect(await countLinks()).toBe(2);
    const { companyId } = owner;
    await world.inside(owner, (tx) =>
      tx.update(outbox).set({ status: "failed" }).where(eq(outbox.companyId, companyId)),
    );
    world.clock.advance(60_000);
    await ask("auth/requestMagicLink", { email });
    expect(await countLinks()).toBe(3);
  });

  test("one address cannot ask for many", async () => {
    const address = "198.51.100.20";
    const answers = await repeat(31, (index) =>
      ask("auth/requestReset", { email: `liste${index}@limites.example` }, { address }),
    );
    expect(listStatuses(answers).indexOf(429)).toBe(30);
  });

  test("one address founds at most twenty companies an hour", async () => {
    const address = "198.51.100.30";
    const answers = await repeat(21, (index) =>
      ask(
        "auth/register",
        {
          companyName: "Coop",
          firstName: "Ana",
          lastName: "Roy",
          email: `fondation${index}@limites.example`,
          password: "Neuf castors au barrage!",
          language: "fr",
        },
        { address },
      ),
    );
    expect(listStatuses(answers).indexOf(429)).toBe(20);
  });
});

describe("inside a company", () => {
  test("the directory is searched sixty times a minute at most, by each person", async () => {
    const { cookie } = owner;
    const answers = await repeat(61, () => ask("people/choices", { search: "nom" }, { headers: { cookie } }));
    expect(listStatuses(answers).indexOf(429)).toBe(60);
    const other = await world.person(owner, { role: "account_owner" });
    expect(await readErrorCode(other.api.people.choices({}))).toBe("ok");
  });

  test("thirty PDFs a minute at most are made for each person", async () => {
    const ofUnknownEvaluation = { evaluationId: world.services.newId() };
    const requestPdf = (cookie: string) => ask("reports/pdf", ofUnknownEvaluation, { headers: { cookie } });
    const answers = await repeat(31, () => requestPdf(owner.cookie));
    expect(listStatuses(answers)).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
    const other = await world.person(owner);
    expect((await requestPdf(other.cookie)).status).toBe(404);
  });

  test("people of a campaign are proposed again sixty times an hour at most, by each person", async () => {
    const { cookie } = owner;
    const input = { id: world.services.newId(), maxRequests: 4, colleagues: 4 };
    const answers = await repeat(61, () => ask("campaigns/propose", input, { headers: { cookie } }));
    expect(listStatuses(answers).indexOf(429)).toBe(60);
  });

  describe("somebody who prepares campaigns", () => {
    const buildInput = (people: readonly Person[]) => ({
      name: "Bilan",
      evaluationType: "full",
      dueOn: "2026-12-18",
      choice: { teams: [], positions: [], people: people.map(({ profileId }) => profileId) },
      questionnaire: { from: "own_position" },
      maxRequests: 4,
    });
    const prepare = ({ cookie }: Person, people: readonly Person[]) =>
      ask("campaigns/create", buildInput(people), { headers: { cookie } });
    async function createTeamManager() {
      const boss = await world.company();
      const lead = await world.person(boss, { role: "team_manager" });
      return { boss, lead, report: await world.person(boss, { directManagerId: lead.profileId }) };
    }

    test("is refused nothing more for what was refused, nor is anybody else", async () => {
      const { boss, lead, report } = await createTeamManager();
      expect(new Set(listStatuses(await repeat(25, () => prepare(lead, []))))).toEqual(new Set([422]));
      const gone = { id: world.services.newId(), choice: buildInput([report]).choice };
      const addPeople = () => ask("campaigns/addPeople", gone, { headers: { cookie: lead.cookie } });
      expect(new Set(listStatuses(await repeat(25, addPeople)))).toEqual(new Set([404]));
      for (const person of [lead, boss]) expect((await prepare(person, [report])).status).toBe(200);
    });

    test("waits after twenty, and the others of the company do not", async () => {
      const { boss, lead, report } = await createTeamManager();
      const answers = await repeat(25, () => prepare(lead, [report]));
      expect(listStatuses(answers).indexOf(429)).toBe(20);
      expect((await prepare(boss, [report])).status).toBe(200);
    });
  });

  test("a company that asks too much does not slow its neighbours: 100 requests a second, then 429", async () => {
    const small = await makeWorld({ companyRate: 20 });
    const [loud, quiet] = [await small.company("Bruyante"), await small.company("Calme")];
    const codes = await Promise.all(
      Array.from({ length: 40 }, () => readErrorCode(loud.api.people.list({ limit: 1 }))),
    );
    expect(codes.filter((code) => code === "too_many_requests").length).toBeGreaterThanOrEqual(1);
    expect(await readErrorCode(quiet.api.people.list({}))).toBe("ok");
  });

  test("one person who asks too much leaves a third of what their company may ask to the others", async () => {
    const { services } = await makeWorld({ companyRate: 30 });
    const countPassing = async (profileId: string, times: number) => {
      const count = () => services.limits.countCompany({ companyId: "a", profileId });
      const settled = await Promise.allSettled(Array.from({ length: times }, count));
      return settled.filter(({ status }) => status === "fulfilled").length;
    };
    expect(await countPassing("loud", 60)).toBe(20);
    expect(await countPassing("colleague", 10)).toBe(10);
  });
});

test("what is counted is forgotten, and holds no address or name", async () => {
  const { rows } = await world.database.owner.query<{ key: string }>("select key from auth.limits");
  expect(rows.length).toBeGreaterThan(20);
  for (const { key } of rows) expect(key).not.toMatch(/limites|198\.51|@/);
  await expireLimits(90_000);
  await world.services.limits.forgetExpired();
  const left = await world.database.owner.query("select 1 from auth.limits");
  expect(left.rowCount).toBe(0);
});
