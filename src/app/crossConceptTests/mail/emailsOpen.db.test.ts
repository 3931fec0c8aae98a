import { beforeAll, describe, expect, test } from "vitest";
import { addEntry } from "#auth/server/emails/entryLink.ts";
import { parseOwnPath } from "#paths.ts";

import { saveProfile } from "#people/server/queries.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { EmailContent, EmailSample, EmailSamples } from "#platform/server/emails/emailTemplate.ts";
import { givePassword } from "#app/testing/accounts.ts";
import { openEmail } from "#app/testing/emails.ts";
import { everyEmail } from "#app/testing/mailer.ts";
import { post } from "#app/testing/http.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

/** By kind: the samples of emails that carry the way in, and of those that make their own links. */
const selectSamples = (hasOwnLinks: boolean): Record<string, EmailSamples> =>
  Object.fromEntries(
    everyEmail
      .filter(([, email]) => Boolean(email.hasOwnLinks) === hasOwnLinks)
      .map(([kind, { samples }]) => [kind, samples]),
  );
const carried = selectSamples(false);

/** Emails about an account make their own links. These lead to a page that one signs in to see: their reader has a way to. */
const readerSignsIn: Record<string, string> = {
  "auth.welcome": "has chosen a password at registration",
  "auth.alreadyRegistered": "« usual »: has a password",
  "auth.secondFactorOn": "has a second factor",
  "auth.secondFactorOff": "had a second factor, which a sign-in with a password or a provider had asked for",
  "auth.recoveryCodeUsed": "has a second factor",
  "auth.identityLinked": "signs in elsewhere",
};

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Verrerie du Nord");
});
const appUrl = "http://localhost:3000";
const listPaths = ({ action, links = [] }: EmailContent) =>
  [...(action ? [action] : []), ...links].map(({ url }) => url.slice(appUrl.length));

test("emails about an account make their own links, and all others carry the way in", () => {
  const isOwn = (kind: string) => kind.startsWith("auth.") || kind === "administration.test";
  expect(Object.keys(carried).filter(isOwn)).toEqual([]);
  expect(Object.keys(selectSamples(true)).every(isOwn)).toBe(true);
});

/** A sample as it is written, and as it is sent to a recipient. */
async function writeAndSend({ companyId, profileId, email: recipient }: Person, sample: EmailSample) {
  const surroundings = { language: "fr", companyName: "Verrerie du Nord", services: world.services } as const;
  const written = await sample(surroundings);
  const call = {
    companyId,
    recipient,
    recipientProfileId: profileId,
    queuedAt: world.services.now(),
    data: {},
  };
  const sent = await asTenant(world.database.db, { companyId, profileId: null }, (tx) =>
    addEntry(written, { ...surroundings, ...call, tx }),
  );
  return [written, sent] as const;
}

test("every page that an email leads somebody with a password to is reached by a link that names them", async () => {
  const dee = await world.person(owner, { firstName: "Dee", joinedAt: world.clock.now });
  await givePassword(world, dee);
  for (const [kind, samples] of Object.entries(carried))
    for (const sample of Object.values(samples)) {
      const [written, sent] = await writeAndSend(dee, sample);
      const pages = listPaths(written).map((url) => parseOwnPath(url));
      for (const [at, url] of listPaths(sent).entries()) {
        expect(parseOwnPath(url), kind).toBeNull();
        if (!pages[at]) continue;
        const values = new URL(url, appUrl).searchParams;
        expect(values.get("next")).toBe(pages[at]);
        const { body } = await post(world, "auth/readLink", { token: values.get("to") });
        expect(JSON.parse(body), kind).toMatchObject({ json: { owner: { name: { firstName: "Dee" } } } });
      }
    }
});

test("the first question of a survey is there for all: each answer leads its reader in, and goes on where one was let in", async () => {
  const choicesFor = async (person: Person) => {
    const samples = Object.values(carried["pulses.invitation"] ?? {});
    const sent = await Promise.all(samples.map((sample) => writeAndSend(person, sample)));
    return sent.flatMap(([, { question }]) =>
      question ? [question.choices.map(({ url }) => new URL(url))] : [],
    );
  };
  const dee = await world.person(owner, { firstName: "Dee", joinedAt: world.clock.now });
  await givePassword(world, dee);
  const newcomer = await world.person(owner, { joinedAt: null });
  expect((await choicesFor(newcomer)).length).toBe((await choicesFor(dee)).length);
  const [[first, second] = []] = await choicesFor(newcomer);
  for (const url of [first!, second!]) {
    expect([...new URLSearchParams(url.hash.slice(1)).keys()]).toEqual(["q", "a", "p"]);
    expect(url.search).not.toContain("a%3D");
  }
  const token = first?.searchParams.get("magic") ?? "";
  const { cookie } = await post(world, "auth/openMagicLink", { token });
  const again = await post(world, "auth/readLink", { token: second?.searchParams.get("magic") }, cookie);
  expect(JSON.parse(again.body)).toMatchObject({ json: { isSignedIn: true } });
});

describe("somebody without a password, who was never invited, arrives by", () => {
  test.each(Object.keys(carried))("%s", async (kind) => {
    for (const sample of Object.values(carried[kind] ?? {})) {
      const person = await world.person(owner, { joinedAt: null });
      const { profileId } = person;
      const [written, content] = await writeAndSend(person, sample);
      const pages = listPaths(written).map((url) => parseOwnPath(url));
      for (const [at, url] of listPaths(content).entries()) {
        expect(parseOwnPath(url)).toBeNull();
        const page = pages[at];
        if (!page) continue;
        const values = new URL(url, appUrl).searchParams;
        expect(values.get("next")).toBe(page);
        const opened = await post(world, "auth/openMagicLink", { token: values.get("magic") });
        expect(await world.as(opened.cookie).auth.viewer({})).toMatchObject({ profileId, scope: "full" });
      }
    }
  });
});

test("no email about an account leads whoever has no way to sign in to a page that asks for it", async () => {
  const closed: string[] = [];
  for (const [kind, samples] of Object.entries(selectSamples(true)))
    for (const sample of Object.values(samples)) {
      const call = { language: "fr", companyName: "Verrerie du Nord", services: world.services } as const;
      const urls = listPaths(await sample(call));
      if (urls.some((url) => parseOwnPath(url) !== null || url.startsWith("/auth/login"))) closed.push(kind);
    }
  expect(closed.toSorted()).toEqual(Object.keys(readerSignsIn).toSorted());
});

describe("asked by email to propose who answers", () => {
  async function requestProposal(facts: Parameters<World["person"]>[1]) {
    const subject = await world.person(owner, facts);
    const { id } = await owner.api.evaluations.create({
      name: "Bilan",
      evaluationType: "peer",
      subjectProfileId: subject.profileId,
    });
    await owner.api.nominations.ask({ id, bounds: { peer: { least: 1, most: 5 } }, dueOn: "2027-02-01" });
    const readUrl = async () =>
      new URL((await openEmail(world, subject.email, "nominations.asked"))?.action?.url ?? "");
    return { id, subject, url: readUrl };
  }

  test("somebody only imported goes straight there, once, and again in the same browser", async () => {
    const { id, url } = await requestProposal({ joinedAt: null });
    const { pathname, searchParams } = await url();
    expect([pathname, searchParams.get("next")]).toEqual(["/auth/welcome", `/user/nominations/${id}`]);
    const token = searchParams.get("magic") ?? "";
    const { cookie } = await post(world, "auth/openMagicLink", { token });
    expect((await world.as(cookie).nominations.mine({ evaluationId: id })).evaluationId).toBe(id);
    expect((await post(world, "auth/openMagicLink", { token })).code).toBe("used_token");
    const again = await post(world, "auth/readLink", { token }, cookie);
    expect(JSON.parse(again.body)).toMatchObject({ json: { isSignedIn: true, owner: { name: null } } });
  });

  test("the link opens nothing once there is a password, which is then what signs in", async () => {
    const { id, subject, url } = await requestProposal({ joinedAt: null });
    const token = (await url()).searchParams.get("magic") ?? "";
    await givePassword(world, subject);
    await world.inside(owner, (tx) =>
      saveProfile(tx, owner.companyId, subject.profileId, { joinedAt: world.clock.now }),
    );
    expect((await post(world, "auth/openMagicLink", { token })).code).toBe("used_token");
    const { pathname, searchParams } = await url();
    expect([pathname, searchParams.get("next")]).toEqual(["/auth/welcome", `/user/nominations/${id}`]);
    expect(searchParams.get("magic")).toBeNull();
  });
});
