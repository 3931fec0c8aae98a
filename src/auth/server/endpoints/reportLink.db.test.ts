import { beforeAll, describe, expect, test } from "vitest";
import { mintToken } from "#accounts/server/tokens.ts";
import { givePassword, runLater, signIn } from "#app/testing/accounts.ts";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { post } from "#app/testing/http.ts";
import { listEmailKindsTo } from "#app/testing/emails.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

const day = 24 * 60 * 60_000;

let world: World;
let owner: Person;
let subject: Person;
let report: LaunchedEvaluation;
let another: LaunchedEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Brasserie Limoilou");
  subject = await world.person(owner, { joinedAt: null });
  [report, another] = [await released(), await released()];
});

async function released() {
  const evaluation = await launchEvaluation(world, { author: owner, subject });
  await owner.api.reports.close({ evaluationId: evaluation.id });
  return evaluation;
}
const mintReportLink = ({ userId, companyId, profileId }: Person, { id: evaluationId }: LaunchedEvaluation) =>
  mintToken(world.database.db, world.services, {
    kind: "report",
    userId,
    companyId,
    profileId,
    evaluationId,
  });
/** Of a person who signs in with a password. */
async function passwordLink() {
  const lead = await world.person(owner, { role: "admin", isAdmin: true });
  await givePassword(world, lead);
  return mintReportLink(lead, report);
}
const use = (what: "readReportLink" | "openReportLink", token: string, cookie = "") =>
  post(world, `auth/${what}`, { token }, cookie);
interface DescribedLink {
  way?: string;
  owner?: { standing: string };
  report?: { way: string } | null;
}
/** Where it leads, or how the person signed in stands to it. */
const parseWay = ({ body }: { body: string }) => {
  const { way, owner, report } = (JSON.parse(body) as { json: DescribedLink }).json;
  return way ?? report?.way ?? owner?.standing;
};

describe("a link to a report", () => {
  test("opens, with one click, a session that reads this report and nothing else", async () => {
    const token = await mintReportLink(subject, report);
    const { cookie } = await use("openReportLink", token);
    const api = world.as(cookie);
    expect(await api.auth.viewer({})).toMatchObject({ scope: "reading", objectId: report.id });
    expect(await api.reports.read({ evaluationId: report.id })).toMatchObject({ isSubject: true });
    expect(await readErrorCode(api.reports.pdf({ evaluationId: report.id }))).toBe("ok");
    const both = { evaluationId: report.id, earlierId: another.id };
    expect(await readErrorCode(api.reports.pdf(both))).toBe("evaluation_not_found");
    expect(await readErrorCode(api.auth.continueSession({}))).toBe("ok");
    expect(await readErrorCode(api.reports.read({ evaluationId: another.id }))).toBe("evaluation_not_found");
    expect(await readErrorCode(api.reports.pdf({ evaluationId: another.id }))).toBe("evaluation_not_found");
    expect(await readErrorCode(api.answers.mine({}))).toBe("forbidden");
    expect(await readErrorCode(api.auth.security({}))).toBe("forbidden");
    expect(await readErrorCode(api.evaluations.list({}))).toBe("forbidden");
  });

  test("is not used up by looking, and serves once", async () => {
    const token = await mintReportLink(subject, report);
    for (let time = 0; time < 3; time += 1)
      expect(parseWay(await use("readReportLink", token))).toBe("click");
    const { cookie } = await use("openReportLink", token);
    expect((await use("openReportLink", token)).code).toBe("used_token");
    expect((await use("readReportLink", token)).code).toBe("used_token");
    // In the browser where it was used, the mail still leads to the report.
    expect(parseWay(await use("readReportLink", token, cookie))).toBe("here");
  });

  test("lives 14 days, then sends another to the same address", async () => {
    const token = await mintReportLink(subject, report);
    await runLater(world, 14 * day - 1, async () =>
      expect(parseWay(await use("readReportLink", token))).toBe("click"),
    );
    await runLater(world, 14 * day, async () => {
      expect((await use("openReportLink", token)).code).toBe("expired_link");
      await world.visitor.auth.requestNewLink({ token });
    });
    expect(await listEmailKindsTo(world, subject.email)).toContain("reports.newLink");
  });

  test("leads somebody who is signed in straight to the report", async () => {
    const lead = await world.person(owner, { role: "admin", isAdmin: true });
    await givePassword(world, lead);
    const token = await mintReportLink(lead, report);
    const cookie = await signIn(world, lead.email);
    expect(parseWay(await use("readReportLink", token, cookie))).toBe("here");
  });

  test("makes somebody who has a password sign in, and stays unused", async () => {
    const lead = await world.person(owner, { role: "admin", isAdmin: true });
    await givePassword(world, lead);
    const token = await mintReportLink(lead, report);
    expect(await use("openReportLink", token)).toMatchObject({ status: 200, setCookie: "" });
    expect(parseWay(await use("readReportLink", token))).toBe("signIn");
  });

  test("says so when somebody else is signed in here, and leads there once they have signed out", async () => {
    const token = await passwordLink();
    const other = await world.person(owner);
    expect(parseWay(await use("readReportLink", token, other.cookie))).toBe("other");
    const { cookie } = await post(world, "auth/signOut", { keepsStorage: true }, other.cookie);
    expect(parseWay(await use("readReportLink", token, cookie))).toBe("signIn");
  });

  test("names the company to switch to when the same account is signed in to another", async () => {
    const lead = await world.person(owner, { role: "admin", isAdmin: true });
    await givePassword(world, lead);
    const token = await mintReportLink(lead, report);
    const elsewhere = await world.person(await world.company("Une autre"), { email: lead.email });
    const { body } = await use("readReportLink", token, elsewhere.cookie);
    expect(JSON.parse(body)).toMatchObject({
      json: { report: { way: "otherCompany", companyId: owner.companyId } },
    });
    await elsewhere.api.auth.switchCompany({ companyId: owner.companyId });
    expect(parseWay(await use("readReportLink", token, elsewhere.cookie))).toBe("here");
    expect(await readErrorCode(elsewhere.api.reports.read({ evaluationId: report.id }))).toBe("ok");
  });

  test("shows nothing to somebody who may not read the report", async () => {
    const stranger = await world.person(owner, { joinedAt: null });
    const { cookie } = await use("openReportLink", await mintReportLink(stranger, report));
    expect(await readErrorCode(world.as(cookie).reports.read({ evaluationId: report.id }))).toBe(
      "evaluation_not_found",
    );
  });

  test("opens nothing for somebody deactivated", async () => {
    const gone = await world.person(owner, { joinedAt: null });
    const token = await mintReportLink(gone, report);
    await owner.api.people.setActive({ id: gone.profileId, isActive: false });
    expect((await use("openReportLink", token)).code).toBe("invalid_token");
  });
});
