import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { asTenant } from "./database.ts";
import { deliverMail, hasDueMail, retryDelayMs, type Post } from "./deliverMail.ts";
import type { MailContent } from "./mail.ts";
import { sendLater } from "./outbox.ts";
import { smtpSender } from "./smtp.ts";

interface Received {
  to: string[];
  raw: string;
}
/** What the mail server says to the next letters: null accepts. */
let answer: Error | null = null;
let received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, session, done) {
    let raw = "";
    stream.on("data", (chunk) => (raw += String(chunk)));
    stream.on("end", () => {
      if (answer) return done(answer);
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
      done();
    });
  },
});

let world: World;
let owner: Person;
let post: Post;
let sender: ReturnType<typeof smtpSender>;
let content: MailContent | null;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  sender = smtpSender(`smtp://127.0.0.1:${port}`, "Rondo <rondo@rondo.test>");
  world = await makeWorld();
});
afterAll(() => {
  sender.close();
  server.close();
});
beforeEach(async () => {
  answer = null;
  received = [];
  owner = await world.company("Entreprise d’essai");
  content = {
    subject: "Objet",
    preheader: "Aperçu",
    title: "Titre",
    paragraphs: ["Un mot."],
    action: { label: "Ouvrir", url: "http://localhost:3000/" },
  };
  const template = async () => content;
  post = {
    send: sender.send,
    templates: { "auth.door": template, "reports.news": template },
    companyName: async () => "Entreprise d’essai",
  };
});

const queue = (kind = "reports.news", recipient = "quelquun@rondo.test", dedupeKey = "une-fois") =>
  asTenant(world.database.db, { companyId: owner.companyId, profileId: null }, (tx) =>
    sendLater(tx, { ...world.services, companyId: owner.companyId }, [
      { kind, dedupeKey, recipient, recipientProfileId: null, language: "fr", data: {} },
    ]),
  );
const deliver = () => deliverMail(world.services, post, owner.companyId);
const row = async () => {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute<{ id: string; status: string; attempts: number }>(
      sql`select id, status, attempts from outbox`,
    ),
  );
  return rows[0];
};
const messageIds = () => received.map(({ raw }) => raw.match(/^Message-ID: (.+)\r$/im)?.[1]);

test("a message leaves once, to one person, under an identifier made of its row", async () => {
  await queue();
  await queue();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(received.map(({ to }) => to)).toEqual([["quelquun@rondo.test"]]);
  expect(messageIds()).toEqual([`<${(await row())?.id}@localhost>`]);
  expect((await row())?.status).toBe("sent");
});

test("a message is from Rondo for the company, in the sender's name and at its end", async () => {
  await queue();
  await deliver();
  const { raw = "" } = received[0] ?? {};
  const [, encoded = ""] = raw.match(/^From: =\?UTF-8\?Q\?(.+?)\?=/im) ?? [];
  const from = encoded
    .replaceAll("_", " ")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
  expect(from).toBe("Rondo pour Entreprise d’essai");
  expect(raw).toMatch(/Rondo pour Entreprise d=E2=80=99essai/);
});

test("a change that is undone sends nothing", async () => {
  const undone = asTenant(world.database.db, { companyId: owner.companyId, profileId: null }, async (tx) => {
    const message = { kind: "reports.news", dedupeKey: "x", recipient: "a@rondo.test", data: {} };
    await sendLater(tx, { ...world.services, companyId: owner.companyId }, [
      { ...message, recipientProfileId: null, language: "fr" },
    ]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await deliver()).toBe(0);
  expect(await hasDueMail(world.services, owner.companyId)).toBe(false);
});

test("a mail server that is busy is asked again later, with the same identifier", async () => {
  await queue();
  answer = Object.assign(new Error("try again"), { responseCode: 451 });
  expect(await deliver()).toBe(0);
  expect(await row()).toMatchObject({ status: "queued", attempts: 1 });
  expect(await deliver()).toBe(0);
  answer = null;
  world.clock.advance(10_000);
  expect(await deliver()).toBe(1);
  expect(messageIds()).toEqual([`<${(await row())?.id}@localhost>`]);
});

test("an address refused for good is not tried again", async () => {
  await queue();
  answer = Object.assign(new Error("no such person"), { responseCode: 550 });
  await deliver();
  expect((await row())?.status).toBe("failed");
  world.clock.advance(48 * 60 * 60_000);
  answer = null;
  expect(await deliver()).toBe(0);
});

/** The worker died after it had started to send: nobody knows whether the letter left. */
const interrupt = () =>
  world.inside(owner, (tx) =>
    tx.execute(
      sql`update outbox set status = 'sending', attempts = 1, lease_until = ${world.clock.now.toISOString()}::timestamptz`,
    ),
  );

test("after a crash in the middle a letter is sent again under its identifier: never lost", async () => {
  for (const kind of ["auth.door", "reports.news"]) {
    owner = await world.company(kind);
    await queue(kind);
    await interrupt();
    expect(await deliver()).toBe(1);
    expect(messageIds().at(-1)).toBe(`<${(await row())?.id}@localhost>`);
  }
});

test("a mail server that does not answer is asked twice a round, one that refuses a letter gets the next", async () => {
  await queue("reports.news", "a@rondo.test", "a");
  await queue("reports.news", "b@rondo.test", "b");
  await queue("reports.news", "c@rondo.test", "c");
  answer = Object.assign(new Error("greylisted"), { responseCode: 450 });
  await deliver();
  const attempts = async () =>
    world.inside(owner, async (tx) => {
      const { rows } = await tx.execute<{ attempts: number }>(
        sql`select attempts from outbox order by dedupe_key`,
      );
      return rows.map((each) => each.attempts);
    });
  expect(await attempts()).toEqual([1, 1, 1]);
  const silent = { ...post, send: async () => Promise.reject(new Error("connect ECONNREFUSED")) };
  world.clock.advance(10_000);
  await deliverMail(world.services, silent, owner.companyId);
  expect((await attempts()).reduce((sum, count) => sum + count)).toBe(3 + 2);
});

test("waiting doubles from ten seconds to five minutes, with a little chance", () => {
  expect([1, 2, 3, 6, 20].map((attempt) => retryDelayMs(attempt, () => 0) / 1000)).toEqual([
    10, 20, 40, 300, 300,
  ]);
  expect(retryDelayMs(1, () => 0.5)).toBe(9000);
});

test("a lease that is still running belongs to another worker", async () => {
  await queue();
  await interrupt();
  world.clock.advance(-1000);
  expect(await deliver()).toBe(0);
  expect((await row())?.status).toBe("sending");
  world.clock.advance(1000);
});

test("nobody writes to people who do not exist, nor without a mail server, nor without a reason", async () => {
  await queue("reports.news", "camille@boreale.example");
  await deliver();
  expect((await row())?.status).toBe("held");

  owner = await world.company("Sans serveur");
  await queue();
  await deliverMail(world.services, { ...post, send: null }, owner.companyId);
  expect((await row())?.status).toBe("held");

  owner = await world.company("Sans raison");
  content = null;
  await queue();
  await deliver();
  expect((await row())?.status).toBe("failed");
  expect(received).toEqual([]);
});

test("a name cannot smuggle in a header or a second recipient", async () => {
  content = { ...(content as MailContent), subject: "Bonjour\r\nBcc: autre@rondo.test" };
  post = { ...post, companyName: async () => 'A"\r\nBcc: autre@rondo.test <x>' };
  await queue("reports.news", "quelquun@rondo.test");
  expect(await deliver()).toBe(1);
  expect(received[0]?.to).toEqual(["quelquun@rondo.test"]);
  const headers = received[0]?.raw.split("\r\n\r\n")[0];
  expect(headers).toMatch(/^Subject:/m);
  expect(headers).not.toMatch(/^Bcc:/im);
});
