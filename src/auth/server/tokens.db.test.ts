import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mintToken, type TokenKind } from "#accounts/server/tokens.ts";
import { ensureUser, markVerified } from "#accounts/server/users.ts";
import { givePassword, goodPassword } from "#app/testing/accounts.ts";
import { post } from "#app/testing/http.ts";
import { switchOn, type Authenticator } from "#app/testing/secondFactor.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { insertProfile } from "#people/server/queries.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

const parallel = 20;
const races = rounds({ short: 2, long: 200 });
const misuses = rounds({ short: 1, long: 200 });
const password = "Une phrase toute neuve!";

let world: World;
let owner: Person;
let protectedOne: Person;
let app: Authenticator;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Imprimerie du Quai");
  protectedOne = await world.person(owner);
  await givePassword(world, protectedOne);
  app = await switchOn(world, protectedOne.api);
});

/** Where a link of each kind is used, and what is said with it. */
const uses = {
  confirmation: { path: "auth/confirmEmail", input: { newPassword: password } },
  reset: { path: "auth/resetPassword", input: { password } },
  invitation: { path: "auth/acceptInvitation", input: { password, language: "fr" } },
  report: { path: "auth/openReportLink", input: {} },
  magic: { path: "auth/openMagicLink", input: {} },
} as const;
type LinkKind = keyof typeof uses;
const kinds = Object.keys(uses) as LinkKind[];

const spend = (kind: LinkKind, token: string) => post(world, uses[kind].path, { token, ...uses[kind].input });

/** A new person, as each kind of link finds them: confirmed or not, joined or not. */
async function holder(kind: TokenKind) {
  const { db } = world.database;
  const id = world.services.newId();
  const email = `${id}@imprimerie.example`;
  const user = await ensureUser(db, world.services, email);
  if (kind !== "confirmation") await markVerified(db, world.services, user.id);
  await world.inside({ companyId: owner.companyId, profileId: id }, (tx) =>
    insertProfile(tx, {
      companyId: owner.companyId,
      id,
      userId: user.id,
      firstName: "Alix",
      lastName: "Roy",
      email,
      joinedAt: kind === "invitation" ? null : world.clock.now,
      createdAt: world.clock.now,
    }),
  );
  return { userId: user.id, profileId: id, companyId: owner.companyId };
}
const link = async (kind: TokenKind) =>
  mintToken(world.database.db, world.services, {
    kind,
    evaluationId: kind === "report" ? world.services.newId() : null,
    ...(await holder(kind)),
  });

/** Twenty at once; how many succeeded. */
async function race(attempt: () => Promise<{ status: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: parallel }, attempt));
  for (const { status } of answers) expect(status).toBeLessThan(500);
  return answers.filter(({ status }) => status === 200).length;
}

const noteRace = (what: string) =>
  noteFigure({
    name: `R7: ${what}, ${parallel} uses at once`,
    measured: `${races} × 1 success`,
    asked: "200 × 1",
  });

async function half(): Promise<string> {
  const { email } = protectedOne;
  return (await post(world, "auth/signIn", { email, password: goodPassword })).cookie;
}

describe("of twenty uses at the same moment, exactly one succeeds", () => {
  test.each(kinds)("%s link", { timeout: 600_000 }, async (kind) => {
    for (let round = 0; round < races; round += 1) {
      const token = await link(kind);
      expect(await race(() => spend(kind, token))).toBe(1);
    }
    noteRace(`${kind} link`);
  });

  test("code of the application", { timeout: 600_000 }, async () => {
    for (let round = 0; round < races; round += 1) {
      world.clock.advance(15 * 60_000);
      const waits = await Promise.all(Array.from({ length: parallel }, half));
      const code = app.code();
      // Each with a wait of its own: only the code is the same.
      expect(await race(() => post(world, "auth/passSecondStep", { code }, waits.pop()))).toBe(1);
    }
    noteRace("code");
  });

  test("recovery code", { timeout: 600_000 }, async () => {
    for (let round = 0; round < races; round += 1) {
      world.clock.advance(15 * 60_000);
      const cookie = await half();
      const signedIn = await post(world, "auth/passSecondStep", { code: app.code() }, cookie);
      const here = world.as(/rondo_session=[^;]+/.exec(signedIn.setCookie)?.[0] ?? "");
      const [recoveryCode] = (await here.auth.renewRecoveryCodes({})).recoveryCodes;
      const waits = await Promise.all(Array.from({ length: parallel }, half));
      expect(await race(() => post(world, "auth/passSecondStep", { recoveryCode }, waits.pop()))).toBe(1);
    }
    noteRace("recovery code");
  });

  test("the wait between the two steps", { timeout: 600_000 }, async () => {
    world.clock.advance(15 * 60_000);
    const cookie = await half();
    const codes = [-1, 0, 1].map((away) => app.code(away));
    expect(
      await race(() => post(world, "auth/passSecondStep", { code: codes.pop() ?? "000000" }, cookie)),
    ).toBe(1);
  });
});

describe("a link is refused", () => {
  const misused = { tried: 0, accepted: 0 };
  /** A use that must not succeed. */
  const misuse = async (kind: LinkKind, token: string) => {
    const answer = await spend(kind, token);
    misused.tried += 1;
    if (answer.status === 200) misused.accepted += 1;
    return answer;
  };
  afterAll(() => {
    const { tried, accepted } = misused;
    if (tried > 0)
      noteFigure({ name: "misused links accepted", measured: `${accepted} of ${tried}`, asked: "0" });
  });

  const flipCase = (token: string) =>
    token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase();
  const forgeries: Record<string, (token: string) => string> = {
    truncated: (token) => token.slice(0, -1),
    "cut at its beginning": (token) => token.slice(1),
    "in another case": flipCase,
    "with a byte after it": (token) => `${token}A`,
    "with a space after it": (token) => `${token} `,
    "with a space before it": (token) => ` ${token}`,
    "with padding": (token) => `${token}=`,
    "with a NUL after it": (token) => `${token}\u0000`,
    "in another alphabet": (token) => token.replaceAll("-", "+").replaceAll("_", "/").replace(/.$/, "/"),
    "with one sign changed": (token) => (token.startsWith("A") ? "B" : "A") + token.slice(1),
    "never made": () => "A".repeat(43),
  };
  test.each(Object.entries(forgeries))("%s", { timeout: 600_000 }, async (_how, forge) => {
    for (const kind of kinds)
      for (let round = 0; round < misuses; round += 1) {
        const { code, status } = await misuse(kind, forge(await link(kind)));
        expect([status, code]).toEqual([400, "invalid_token"]);
      }
  });

  test("where another kind is asked for", async () => {
    for (const made of [...kinds, "second_step"] as const)
      for (const asked of kinds.filter((kind) => kind !== made)) {
        const { code, status } = await misuse(asked, await link(made));
        expect([made, asked, status, code]).toEqual([made, asked, 400, "invalid_token"]);
      }
  });

  test("once used", async () => {
    for (const kind of kinds) {
      const token = await link(kind);
      expect((await spend(kind, token)).status).toBe(200);
      expect((await misuse(kind, token)).code).toBe("used_token");
    }
  });

  test("after its time, to the millisecond", async () => {
    const minutes = {
      confirmation: 24 * 60,
      reset: 60,
      invitation: 7 * 24 * 60,
      magic: 10,
      report: 14 * 24 * 60,
    };
    for (const kind of kinds) {
      const [inTime, late] = [await link(kind), await link(kind)];
      world.clock.advance(minutes[kind] * 60_000 - 1);
      expect((await spend(kind, inTime)).status).toBe(200);
      world.clock.advance(1);
      expect((await misuse(kind, late)).code).toBe("expired_link");
    }
  });

  test("as a second step, when it is a link", async () => {
    for (const kind of kinds) {
      const cookie = `rondo_second_step=${await link(kind)}`;
      const { code } = await post(world, "auth/passSecondStep", { code: "123456" }, cookie);
      expect(code).toBe("expired_token");
    }
  });
});
