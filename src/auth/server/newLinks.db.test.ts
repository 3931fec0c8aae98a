import { beforeAll, describe, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { launchEvaluation } from "#app/testing/answering.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo, listEmailsTo, findEmailToken } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const minute = 60_000;

let world: World;
let owner: Person;
beforeAll(async () => {
  // One invitation a day: the first leaves, whatever follows waits.
  world = await makeWorld({ invitationsPerDay: 1 });
});

const invite = async (email: string) => (await owner.api.people.invite({ email, firstName: "Ana" })).id;
const readState = (token: string) => readErrorCode(world.visitor.auth.readInvitation({ token }));
const listStatuses = async (email: string) =>
  (await listEmailsTo(world, email)).map(({ kind, status }) => `${kind} ${status}`);

describe("on a day whose invitations are used up", () => {
  let count = 0;
  let email: string;
  let id: string;
  let token: string;
  /** Invited with the one place of the day, and holding the link. */
  async function invited() {
    owner = await world.company();
    email = `invitee${(count += 1)}@liens.test`;
    id = await invite(email);
    token = await findEmailToken(world, email, "people.invitation");
    world.clock.advance(1);
    await invite(`autre${count}@liens.test`);
    world.clock.advance(6 * minute);
  }

  test("inviting again keeps the link that works until the next one leaves", async () => {
    await invited();
    await owner.api.people.resendInvitation({ id });
    expect(await listStatuses(email)).toEqual(["people.invitation waiting", "people.invitation waiting"]);
    expect(await readState(token)).toBe("ok");
    const next = await findEmailToken(world, email, "people.invitation");
    expect([await readState(token), await readState(next)]).toEqual(["used_token", "ok"]);
    // A mail server that hangs up after accepting: the message leaves twice, and either copy works.
    const copy = await findEmailToken(world, email, "people.invitation");
    expect([await readState(next), await readState(copy)]).toEqual(["ok", "ok"]);
  });

  test.each([
    ["a new link", () => world.visitor.auth.requestNewLink({ token })],
    ["a reset", () => world.visitor.auth.requestReset({ email })],
  ])("%s that the recipient asks for leaves at once, and takes no place", async (_what, ask) => {
    await invited();
    await ask();
    expect((await listStatuses(email)).slice(1)).toEqual(["people.newLink queued"]);
    expect(await readState(token)).toBe("ok");
    const next = await findEmailToken(world, email, "people.newLink");
    expect([await readState(token), await readState(next)]).toEqual(["used_token", "ok"]);
  });

  test("a first invitation that waits does not leave before its day because somebody asks", async () => {
    await invited();
    const waiting = `autre${count}@liens.test`;
    await world.visitor.auth.requestReset({ email: waiting });
    expect(await listStatuses(waiting)).toEqual(["people.invitation waiting"]);
  });

  test("an invitation received a moment ago is not followed by a link that a stranger asks for", async () => {
    owner = await world.company();
    await invite("recente@liens.test");
    world.clock.advance(minute);
    await world.visitor.auth.requestReset({ email: "recente@liens.test" });
    expect(await listEmailKindsTo(world, "recente@liens.test")).toEqual(["people.invitation"]);
  });
});

test("the link of a cancelled invitation offers no other, since none would be sent, even once invited again", async () => {
  owner = await world.company();
  const email = "annulee@liens.test";
  const id = await invite(email);
  const first = await findEmailToken(world, email, "people.invitation");
  await owner.api.people.cancelInvitation({ id });
  await invite(email);
  const remains = await world.visitor.auth.readOldLink({ token: first });
  expect([await readState(first), remains.isRenewable]).toEqual(["invalid_token", false]);
  expect(await readState(await findEmailToken(world, email, "people.invitation"))).toBe("ok");
});

test("a registration with a known address ends no link that its owner holds", async () => {
  owner = await world.company();
  const { email } = await world.person(owner);
  await world.visitor.auth.requestReset({ email });
  const held = await findEmailToken(world, email, "auth.reset");
  world.clock.advance(6 * minute);
  const words = { companyName: "Piège", firstName: "P", lastName: "P", language: "fr" } as const;
  await world.visitor.auth.register({ ...words, email, password: "Un pirate patient ici!" });
  await findEmailToken(world, email, "auth.alreadyRegistered");
  const answer = await post(world, "auth/resetPassword", { token: held, password: "Une phrase neuve!" });
  expect(answer.status).toBe(200);
});

test("new links for two reports leave, for the same report one", async () => {
  owner = await world.company();
  const subject = await world.person(owner, { joinedAt: null });
  const linkTo = async (evaluationId: string) =>
    mintToken(world.database.db, world.services, { ...subject, kind: "report", evaluationId });
  const reports = [];
  for (let each = 0; each < 2; each += 1) {
    const { id: evaluationId } = await launchEvaluation(world, { author: owner, subject });
    await owner.api.reports.close({ evaluationId });
    reports.push(evaluationId);
  }
  for (const evaluationId of [...reports, ...reports]) {
    await world.visitor.auth.requestNewLink({ token: await linkTo(evaluationId) });
    world.clock.advance(minute);
  }
  const asked = (await listEmailsTo(world, subject.email)).filter(({ kind }) => kind === "reports.newLink");
  expect(asked.map(({ data }) => data["evaluationId"])).toEqual(reports);
});
