import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import { mintToken, type TokenKind } from "#accounts/server/tokens.ts";
import { tokens } from "#accounts/tables.ts";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { signAddressee } from "#auth/server/addressee.ts";
import { goodPassword, runLater } from "#app/testing/accounts.ts";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { listEmailKindsTo } from "#app/testing/emails.ts";
import { post, type Answer } from "#app/testing/http.ts";
import { saveProfile } from "#people/server/queries.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

type LinkKind = Exclude<TokenKind, "second_step">;
const password = { password: goodPassword };

/** How each kind of link is read and used. A new kind does not compile without. */
const links: Record<LinkKind, { read: string; open: string; more?: object }> = {
  confirmation: { read: "auth/readLink", open: "auth/confirmEmail", more: { newPassword: goodPassword } },
  reset: { read: "auth/readLink", open: "auth/resetPassword", more: password },
  magic: { read: "auth/readLink", open: "auth/openMagicLink" },
  entry: { read: "auth/readLink", open: "auth/openMagicLink" },
  email: { read: "auth/readLink", open: "auth/confirmNewEmail" },
  former_email: { read: "auth/readLink", open: "auth/restoreEmail", more: password },
  invitation: {
    read: "auth/readInvitation",
    open: "auth/acceptInvitation",
    more: { ...password, language: "fr" },
  },
  report: { read: "auth/readReportLink", open: "auth/openReportLink" },
  answer: { read: "answers/readLink", open: "answers/openLink" },
};
const kinds = tokens.kind.enumValues.filter((kind) => kind !== "second_step");

let world: World;
let lead: Person;
let subject: Person;
let colleague: Person;
let evaluation: LaunchedEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  lead = await world.company("Fromagerie du Lac");
  subject = await world.person(lead, { firstName: "Samuel", lastName: "Sirois" });
  colleague = await world.person(lead, { firstName: "Colin" });
});

/** The link of a participant who has only been invited, and answers. */
async function createLinkHolder(kind: LinkKind, facts: Parameters<World["person"]>[1] = {}) {
  const ana = await world.person(lead, {
    firstName: "Anabelle",
    lastName: "Aucoin",
    joinedAt: null,
    language: "en",
    ...facts,
  });
  evaluation = await launchEvaluation(world, { author: lead, subject, invited: [[ana, "peer"]] });
  const { userId, companyId, profileId } = ana;
  const bound = { evaluationId: evaluation.id, email: `${kind}.${profileId}@lac.example` };
  const token = await mintToken(world.database.db, world.services, {
    kind,
    userId,
    companyId,
    profileId,
    ...bound,
  });
  return { ana, token };
}
const read = (kind: LinkKind, token: string, cookie = "") => post(world, links[kind].read, { token }, cookie);
const open = (kind: LinkKind, token: string, cookie = "") =>
  post(world, links[kind].open, { token, ...links[kind].more }, cookie);
const parseOwner = ({ body }: Answer) => (JSON.parse(body) as { json: { owner: LinkOwner } }).json.owner;

describe.each(kinds)("a link of kind %s", (kind) => {
  test("names its person, and says their language, where nobody is signed in", async () => {
    const { token } = await createLinkHolder(kind);
    expect(parseOwner(await read(kind, token))).toEqual({
      standing: "free",
      name: { firstName: "Anabelle", lastName: "Aucoin" },
      language: "en",
    });
  });

  test("where a colleague is signed in, opens once they have signed out, and never ends their session", async () => {
    const { token } = await createLinkHolder(kind);
    const { cookie } = colleague;
    const answer = await read(kind, token, cookie);
    expect(parseOwner(answer)).toMatchObject({ standing: "other", name: { firstName: "Anabelle" } });
    expect(answer.body).not.toContain("Fromagerie du Lac");
    expect(answer.body).not.toContain("Sirois");
    expect(await open(kind, token, cookie)).toMatchObject({ code: "other_person_signed_in", setCookie: "" });
    expect((await world.as(cookie).auth.viewer({}))?.firstName).toBe("Colin");
    expect((await open(kind, token)).code).not.toBe("other_person_signed_in");
  });

  test("names nobody once it has expired, and says only in which language to say so", async () => {
    const { token } = await createLinkHolder(kind);
    await runLater(world, 370 * 24 * 60 * 60_000, async () => {
      const answer = await read(kind, token);
      expect(answer.status).toBe(400);
      expect(answer.body).not.toContain("Anabelle");
      const old = await post(world, "auth/readOldLink", { token });
      expect(JSON.parse(old.body)).toMatchObject({ json: { language: "en" } });
      expect(old.body).not.toContain("Anabelle");
    });
  });
});

describe.each(["answer", "report", "entry"] as const)("a colleague's link of kind %s", (kind) => {
  test.each([
    ["the person evaluated", () => subject],
    ["whoever runs the evaluation", () => lead],
  ])("shows nothing and opens nothing to %s, in the language of its person", async (_who, reader) => {
    const { token } = await createLinkHolder(kind);
    const { cookie } = reader();
    const answer = await read(kind, token, cookie);
    expect(parseOwner(answer)).toEqual({ standing: "closed", name: null, language: "en" });
    for (const word of ["Aucoin", evaluation.id]) expect(answer.body).not.toContain(word);
    expect(await open(kind, token, cookie)).toMatchObject({ code: "other_person_signed_in", setCookie: "" });
    // Not even whether another would be sent, which ends with the answers.
    const old = await post(world, "auth/readOldLink", { token }, cookie);
    expect(JSON.parse(old.body)).toMatchObject({ json: { language: "en", isRenewable: false } });
  });

  test("stays closed to the person evaluated while they are signed in to another of their companies", async () => {
    const { token } = await createLinkHolder(kind);
    const elsewhere = await world.person(await world.company(), { email: subject.email });
    expect(parseOwner(await read(kind, token, elsewhere.cookie)).standing).toBe("closed");
  });
});

describe("the link of an email to somebody who signs in, which only names them,", () => {
  async function createDee() {
    const { ana } = await createLinkHolder("answer", { joinedAt: new Date(), firstName: "Dee" });
    const { companyId, profileId } = ana;
    const token = signAddressee(world.services, { companyId, profileId, evaluationId: evaluation.id });
    return { ana, token };
  }
  const readLinkStanding = async (token: string, cookie = "") => {
    const { body } = await post(world, "auth/readLink", { token }, cookie);
    return (JSON.parse(body) as { json: unknown }).json;
  };
  const name = { firstName: "Dee", lastName: "Aucoin" };

  test("says whose it is and their language where nobody is signed in, and opens nothing", async () => {
    const { token } = await createDee();
    expect(await readLinkStanding(token)).toEqual({
      owner: { standing: "free", name, language: "en" },
      isSignedIn: false,
      otherCompanyId: null,
    });
    for (const kind of kinds)
      expect(await open(kind, token)).toMatchObject({ code: "invalid_token", setCookie: "" });
  });

  test("leads on where they are signed in, and from another of their companies too", async () => {
    const { ana, token } = await createDee();
    const owner = { standing: "own", name, language: "en" };
    const here = { owner, isSignedIn: true, otherCompanyId: null };
    expect(await readLinkStanding(token, ana.cookie)).toEqual(here);
    const elsewhere = await world.person(await world.company(), { email: ana.email });
    expect(await readLinkStanding(token, elsewhere.cookie)).toEqual({
      ...here,
      otherCompanyId: ana.companyId,
    });
  });

  test("asks them to sign in where their session is limited to a report", async () => {
    const { ana, token } = await createDee();
    const { userId, companyId, profileId } = ana;
    const limits = { scope: "reading", objectId: evaluation.id } as const;
    const { db } = world.database;
    const { keys } = world.services;
    const limited = await openSession(db, world.services, keys, { userId, companyId, profileId, ...limits });
    expect(await readLinkStanding(token, limited.split(";")[0])).toMatchObject({
      owner: { standing: "own", name },
      isSignedIn: false,
    });
  });

  test("asks a colleague who answers the same evaluation, and stays closed to whoever is evaluated or leads it", async () => {
    const { token } = await createDee();
    const other = { owner: { standing: "other", name, language: "en" }, isSignedIn: false };
    expect(await readLinkStanding(token, colleague.cookie)).toMatchObject(other);
    for (const { cookie } of [subject, lead])
      expect(await readLinkStanding(token, cookie)).toEqual({
        owner: { standing: "closed", name: null, language: "en" },
        isSignedIn: false,
        otherCompanyId: null,
      });
  });

  test("names nobody once they have left, nor when it was forged", async () => {
    const { ana, token } = await createDee();
    const { companyId, profileId } = ana;
    const forger = { keys: { ...world.services.keys, secret: "z".repeat(48) } };
    const forged = signAddressee(forger, { companyId, profileId, evaluationId: evaluation.id });
    expect((await read("magic", forged)).code).toBe("invalid_token");
    await world.inside(lead, (tx) => saveProfile(tx, companyId, profileId, { isActive: false }));
    const { code, body } = await read("magic", token);
    expect(code).toBe("invalid_token");
    expect(body).not.toContain("Dee");
  });
});

test("a link of one's own opens where one is signed in, in another company too", async () => {
  const { ana, token } = await createLinkHolder("answer", { joinedAt: new Date() });
  const elsewhere = await world.person(await world.company(), { email: ana.email });
  expect(parseOwner(await read("answer", token, elsewhere.cookie)).standing).toBe("own");
  expect((await open("answer", token, elsewhere.cookie)).status).toBe(200);
});

test("an address taken back ends the links to answer that wait elsewhere", async () => {
  const { ana, token } = await createLinkHolder("answer");
  const { userId, companyId, profileId, email } = ana;
  const former = { kind: "former_email", userId, companyId, profileId, email } as const;
  const back = await mintToken(world.database.db, world.services, former);
  await world.visitor.auth.restoreEmail({ token: back, password: goodPassword });
  expect((await open("answer", token)).code).toBe("used_token");
  await world.visitor.auth.requestNewLink({ token });
  expect(await listEmailKindsTo(world, ana.email)).toContain("evaluations.newLink");
});

test("a token that nobody was sent tells nothing, of no kind", async () => {
  const unknown = "x".repeat(43);
  for (const kind of kinds) expect((await read(kind, unknown)).code).toBe("invalid_token");
  const old = await post(world, "auth/readOldLink", { token: unknown });
  expect(JSON.parse(old.body)).toMatchObject({ json: { language: null, isRenewable: false } });
});
