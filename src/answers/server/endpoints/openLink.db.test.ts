import { beforeAll, describe, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { givePassword, goodPassword, runLater, signIn } from "#app/testing/accounts.ts";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo } from "#app/testing/emails.ts";
import { switchOn } from "#app/testing/secondFactor.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const day = 24 * 60 * 60_000;

let world: World;
let owner: Person;
let subject: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Brasserie Limoilou");
  subject = await world.person(owner);
});

/** Invites a person to answer and returns the token of their link. */
async function invited(facts: Parameters<World["person"]>[1] = { joinedAt: null }) {
  const person = await world.person(owner, facts);
  const evaluation = await launchEvaluation(world, { author: owner, subject, invited: [[person, "peer"]] });
  return { person, evaluation, token: await createLink(person, evaluation) };
}
const createLink = ({ userId, companyId, profileId }: Person, { id: evaluationId }: LaunchedEvaluation) =>
  mintToken(world.database.db, world.services, {
    kind: "answer",
    userId,
    companyId,
    profileId,
    evaluationId,
  });
const open = (token: string, cookie = "") => post(world, "answers/openLink", { token }, cookie);
const due = (id: string, dueOn: string) => owner.api.evaluations.update({ id, dueOn });

describe("a link to answer", () => {
  test("opens, with one click and no password, a session that reaches only one's own answers", async () => {
    const { person, evaluation, token } = await invited();
    const opened = await open(token);
    expect(JSON.parse(opened.body)).toMatchObject({ json: { evaluationId: evaluation.id, way: "here" } });
    const api = world.as(opened.cookie);
    expect(await api.auth.viewer({})).toMatchObject({
      email: person.email,
      scope: "answering",
      hasPassword: false,
      otherCompanies: [],
    });
    expect(await readErrorCode(api.answers.read({ evaluationId: evaluation.id }))).toBe("ok");
    expect(await readErrorCode(api.people.list({}))).toBe("forbidden");
    expect(await readErrorCode(api.reports.read({ evaluationId: evaluation.id }))).toBe("forbidden");
    expect(await readErrorCode(api.auth.switchCompany({ companyId: owner.companyId }))).toBe("forbidden");
    expect(await owner.api.people.list({ search: person.email })).toMatchObject({
      items: [{ hasJoined: false }],
    });
  });

  test("serves again until the person has finished", async () => {
    const { person, evaluation, token } = await invited();
    for (let time = 0; time < 3; time += 1) expect((await open(token)).status).toBe(200);
    const { cookie } = await open(token);
    await answerAll({ ...person, api: world.as(cookie) }, evaluation);
    expect((await open(token)).code).toBe("already_finalised");
  });

  test("says before the click what the invitation said, and nothing of what was done since", async () => {
    const { person, evaluation, token } = await invited();
    const read = () => post(world, "answers/readLink", { token });
    const first = await read();
    expect(first.setCookie).toBe("");
    expect(JSON.parse(first.body)).toMatchObject({
      json: {
        invitation: {
          evaluationId: evaluation.id,
          welcome: {
            companyName: "Brasserie Limoilou",
            subject: { firstName: subject.firstName },
            role: "peer",
            questionCount: 3,
          },
        },
      },
    });
    for (const id of [person.profileId, person.email, subject.profileId, owner.profileId])
      expect(first.body).not.toContain(id);
    const api = world.as((await open(token)).cookie);
    await api.answers.begin({ evaluationId: evaluation.id, noticeVersion: 2 });
    expect((await read()).body).toBe(first.body);
    await api.answers.decline({ evaluationId: evaluation.id });
    expect((await read()).body).toBe(first.body);
    await runLater(world, 60 * day, async () => expect((await read()).code).toBe("expired_link"));
  });

  test("says afterwards that one declined, and thanks nobody for answers that were never given", async () => {
    const { evaluation, token } = await invited();
    const { cookie } = await open(token);
    await world.as(cookie).answers.decline({ evaluationId: evaluation.id });
    expect((await open(token)).code).toBe("already_declined");
  });

  test("lives as long as the evaluation, and follows its due date", async () => {
    const { evaluation, token } = await invited();
    await due(evaluation.id, "2026-12-11");
    await runLater(world, 20 * day, async () => expect((await open(token)).status).toBe(200));
    // The 18th of December is a week after.
    await runLater(world, 28 * day, async () => expect((await open(token)).status).toBe(200));
    await runLater(world, 29 * day, async () => expect((await open(token)).code).toBe("expired_link"));
    await due(evaluation.id, "2027-01-20");
    await runLater(world, 29 * day, async () => expect((await open(token)).status).toBe(200));
    await due(evaluation.id, "2026-11-25");
    await runLater(world, 14 * day, async () => expect((await open(token)).code).toBe("expired_link"));
  });

  test("promises no other link once a new one would not open either", async () => {
    const { person, evaluation, token } = await invited();
    const isRenewable = async () => (await world.visitor.auth.readOldLink({ token })).isRenewable;
    expect(await isRenewable()).toBe(true);
    await due(evaluation.id, "2026-11-20");
    await runLater(world, 9 * day, async () => {
      expect((await open(token)).code).toBe("expired_link");
      expect(await isRenewable()).toBe(false);
      await world.visitor.auth.requestNewLink({ token });
    });
    expect(await listEmailKindsTo(world, person.email)).toEqual([]);
  });

  test("opens nothing for somebody withdrawn or deactivated", async () => {
    const { person, token } = await invited();
    await owner.api.people.setActive({ id: person.profileId, isActive: false });
    expect((await open(token)).code).toBe("invalid_token");
  });

  test("does not lend its session the rights of the role", async () => {
    const { token } = await invited({ joinedAt: null, role: "account_owner" });
    const { cookie } = await open(token);
    expect(await readErrorCode(world.as(cookie).people.list({}))).toBe("forbidden");
  });

  test("keeps the session of somebody who is signed in", async () => {
    const { person, token } = await invited({});
    await givePassword(world, person);
    const cookie = await signIn(world, person.email);
    expect(await open(token, cookie)).toMatchObject({ status: 200, setCookie: "" });
    expect(await world.as(cookie).auth.viewer({})).toMatchObject({ scope: "full" });
  });

  test("asks somebody with a second factor to sign in", async () => {
    const { person, token } = await invited({});
    await givePassword(world, person);
    await switchOn(world, person.api);
    expect(await open(token)).toMatchObject({ status: 200, setCookie: "" });
  });

  test("becomes a full account when the person chooses a first password, which no session may replace", async () => {
    const { person, token } = await invited();
    const api = world.as((await open(token)).cookie);
    await api.auth.choosePassword({ password: goodPassword });
    expect(await api.auth.viewer({})).toMatchObject({ scope: "full", hasPassword: true });
    expect(await readErrorCode(api.auth.choosePassword({ password: "Une autre phrase!" }))).toBe("forbidden");
    await signIn(world, person.email);
  });

  test("never changes the password of an account that exists", async () => {
    const elsewhere = await world.company("Encore ailleurs");
    const known = await world.person(elsewhere, { email: "deja@ailleurs.example" });
    await givePassword(world, known);
    const { token } = await invited({ joinedAt: null, email: known.email });
    const limited = world.as((await open(token)).cookie);
    expect(await readErrorCode(limited.auth.choosePassword({ password: "Une autre phrase!" }))).toBe(
      "forbidden",
    );
    await signIn(world, known.email);
  });

  test("removes a password planted before the address was proved", async () => {
    const email = "plantee@brasserie.example";
    const pirate = { email, password: "Un pirate patient ici!" };
    const names = { companyName: "P", firstName: "P", lastName: "P", language: "fr" } as const;
    await world.visitor.auth.register({ ...pirate, ...names });
    const { id } = await owner.api.people.invite({ email, firstName: "Rosalie" });
    const { rows } = await world.database.owner.query<{ id: string }>(
      "select id from auth.users where email = $1",
      [email],
    );
    const person = { ...owner, email, profileId: id, userId: rows[0]?.id ?? "" };
    const evaluation = await launchEvaluation(world, { author: owner, subject, invited: [[person, "peer"]] });
    await open(await createLink(person, evaluation));
    expect(await readErrorCode(world.visitor.auth.signIn(pirate))).toBe("invalid_credentials");
  });
});
