import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeTestMailer } from "#app/testing/mailer.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { asTenant } from "../database/database.ts";
import { deliverEmails, retryDelayMs, type Mailer } from "./deliverEmails.ts";
import type { EmailContent, EmailTemplate } from "./emailTemplate.ts";
import { sendLater, type Message } from "./outbox.ts";
import { smtpSender } from "./smtp.ts";

interface ReceivedEmail {
  to: string[];
  raw: string;
}
/** What the mail server says to the next emails: null accepts. */
let answer: Error | null = null;
let received: ReceivedEmail[] = [];
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
let mailer: Mailer;
let sender: ReturnType<typeof smtpSender>;
let content: EmailContent | null;
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
  logged = [];
  owner = await world.company("Entreprise d’essai");
  content = {
    subject: "Objet",
    preheader: "Aperçu",
    title: "Titre",
    paragraphs: ["Un mot."],
    action: { label: "Ouvrir", url: "http://localhost:3000/" },
  };
  const template = async () => content;
  const made = makeTestMailer(world, sender.send);
  mailer = {
    ...made,
    templates: { ...made.templates, "auth.welcome": template, "auth.secondFactorOn": template },
    readLetterhead: async () => ({ name: "Entreprise d’essai", logo: null }),
  };
});

const news = (recipient = "quelquun@rondo.test", dedupeKey = "une-fois"): Message<"auth.secondFactorOn"> => ({
  kind: "auth.secondFactorOn",
  dedupeKey,
  recipient,
  recipientProfileId: null,
  language: "fr",
  data: {},
});
const queue = (message: Message = news()) =>
  asTenant(world.database.db, { companyId: owner.companyId, profileId: null }, (tx) =>
    sendLater(tx, { ...world.services, companyId: owner.companyId }, [message]),
  );
/** What the worker has logged. */
let logged: object[];
const deliver = (services: Partial<World["services"]> = {}) => {
  const note = (fields: object) => void logged.push(fields);
  const log = { ...world.services.log, error: note, warn: note };
  return deliverEmails({ ...world.services, log, ...services }, mailer, owner.companyId);
};
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

test("told to make room, it leaves the rest due", async () => {
  for (const name of ["a", "b", "c"]) await queue(news(`${name}@rondo.test`, name));
  let turns = 2;
  expect(await deliverEmails(world.services, mailer, owner.companyId, () => turns-- > 0)).toBe(2);
  expect(await deliver()).toBe(1);
});

test("a change that is undone sends nothing", async () => {
  const undone = asTenant(world.database.db, { companyId: owner.companyId, profileId: null }, async (tx) => {
    await sendLater(tx, { ...world.services, companyId: owner.companyId }, [news()]);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await deliver()).toBe(0);
  expect(await row()).toBeUndefined();
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

/** The worker died after it had started to send: whether the email left is unknown. */
const interrupt = () =>
  world.inside(owner, (tx) =>
    tx.execute(
      sql`update outbox set status = 'sending', attempts = 1, lease_until = ${world.clock.now.toISOString()}::timestamptz`,
    ),
  );

test("after a crash in the middle an email is sent again under its identifier: never lost", async () => {
  await queue();
  await interrupt();
  expect(await deliver()).toBe(1);
  expect(messageIds()).toEqual([`<${(await row())?.id}@localhost>`]);
});

test("a mail server that does not answer is asked twice a round, one that refuses an email gets the next", async () => {
  for (const name of ["a", "b", "c"]) await queue(news(`${name}@rondo.test`, name));
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
  const silent = { ...mailer, send: async () => Promise.reject(new Error("connect ECONNREFUSED")) };
  world.clock.advance(10_000);
  await deliverEmails(world.services, silent, owner.companyId);
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

describe("a message that cannot be written", () => {
  const failures: Record<string, EmailTemplate> = {
    "its template throws": async () => {
      throw new TypeError("of Anne Roy, anne@rondo.test");
    },
    "its template sends a statement that fails": async ({ tx }) => {
      await tx.execute(sql`select 1 / 0`);
      return content;
    },
  };
  const waitingWelcome: Message = {
    ...news("malchance@rondo.test", "malchance"),
    kind: "auth.welcome",
    data: { userId: "00000000-0000-4000-8000-000000000000" },
  };
  const rows = async () => {
    const found = await world.inside(owner, (tx) =>
      tx.execute<{ recipient: string; status: string; attempts: number; failure: string | null }>(
        sql`select recipient, status, attempts, failure from outbox order by recipient`,
      ),
    );
    return found.rows;
  };
  const change = (values: ReturnType<typeof sql>) =>
    world.inside(owner, (tx) => tx.execute(sql`update outbox set ${values} where dedupe_key = 'malchance'`));
  const others = ["a@rondo.test", "b@rondo.test", "c@rondo.test"];

  const causes: [what: string, plant: () => Promise<unknown>][] = [
    ...Object.entries(failures).map(([what, template]): [string, () => Promise<unknown>] => [
      what,
      async () => {
        mailer = { ...mailer, templates: { ...mailer.templates, "auth.welcome": template } };
      },
    ]),
    ["its kind is of a newer version", () => change(sql`kind = 'auth.tomorrow'`)],
    ["its payload is of another shape", () => change(sql`data = '{"userId": 12}'`)],
  ];

  test.each(causes)("%s: it fails alone, is counted, and is tried again later", async (_what, plant) => {
    await queue(waitingWelcome);
    await plant();
    world.clock.advance(1);
    for (const other of others) await queue(news(other, other));
    expect(await deliver()).toBe(others.length);
    expect(received.flatMap(({ to }) => to).toSorted((a, b) => a.localeCompare(b))).toEqual(others);
    const unwritten = (await rows()).find(({ recipient }) => recipient === "malchance@rondo.test");
    expect(unwritten).toMatchObject({ status: "queued", attempts: 1 });
    expect(logged).toMatchObject([{ kind: expect.stringMatching(/^auth\./) as string }]);
    expect(JSON.stringify(logged)).not.toMatch(/Anne|@rondo\.test/);
    expect(unwritten?.failure).toMatch(/^could not be written: [\w ]+$/);
    // Not before its time; then again, and no longer than the rest.
    expect(await deliver()).toBe(0);
    expect((await rows()).find(({ status }) => status === "queued")?.attempts).toBe(1);
    world.clock.advance(10_000);
    await deliver();
    expect((await rows()).find(({ status }) => status === "queued")?.attempts).toBe(2);
    world.clock.advance(48 * 60 * 60_000);
    await deliver();
    expect((await rows()).filter(({ status }) => status === "failed")).toMatchObject([{ attempts: 3 }]);
  });

  test("leaves as soon as its template is mended, with the links of that attempt only", async () => {
    let isBroken = true;
    const template: EmailTemplate = async ({ tx }) => {
      await tx.execute(sql`update profiles set job_title = coalesce(job_title, '') || 'x'`);
      if (isBroken) throw new Error("broken");
      return content;
    };
    mailer = { ...mailer, templates: { ...mailer.templates, "auth.welcome": template } };
    await queue(waitingWelcome);
    await deliver();
    isBroken = false;
    world.clock.advance(10_000);
    expect(await deliver()).toBe(1);
    const { rows: people } = await world.inside(owner, (tx) =>
      tx.execute<{ title: string }>(sql`select job_title as title from profiles`),
    );
    expect(people).toEqual([{ title: "x" }]);
  });
});

describe("no line of the log names who is written to", () => {
  const replies: [said: string, logged: object][] = [
    ["550 5.1.1 <quelquun@rondo.test> user unknown", { reply: "550 5.1.1" }],
    ["451 quelquun@rondo.test: try later", { reply: "451" }],
    ["550-5.7.1 quelquun@rondo.test\n550 5.7.1 is blocked", { reply: "550 5.7.1" }],
  ];
  const refuse = (said: string) => {
    const response = { response: said, responseCode: Number(said.slice(0, 3)), code: "EENVELOPE" };
    mailer = {
      ...mailer,
      send: () => Promise.reject(Object.assign(new Error(`Can't send: ${said}`), response)),
    };
  };

  test.each(replies)("where the mail server says %s", async (said, expected) => {
    refuse(said);
    await queue();
    await deliver();
    expect(logged).toEqual([
      {
        kind: "auth.secondFactorOn",
        messageId: expect.any(String) as string,
        code: "EENVELOPE",
        ...expected,
      },
    ]);
  });

  test("nor its row, of a kind that leaves no trace", async () => {
    refuse("550 5.1.1 <quelquun@rondo.test> user unknown");
    const { emails } = world.services;
    const traceless = {
      ...emails,
      "auth.secondFactorOn": { ...emails["auth.secondFactorOn"], leavesNoTrace: true },
    };
    await queue();
    await deliver({ emails: traceless });
    expect(logged).toEqual([{ kind: "auth.secondFactorOn", reply: "550 5.1.1", code: "EENVELOPE" }]);
    expect(await row()).toBeUndefined();
  });
});

test("nobody writes to people who do not exist, nor without a mail server, nor without a reason", async () => {
  await queue(news("camille@boreale.example"));
  await deliver();
  expect((await row())?.status).toBe("held");

  owner = await world.company("Sans serveur");
  await queue();
  await deliverEmails(world.services, { ...mailer, send: null }, owner.companyId);
  expect((await row())?.status).toBe("held");

  owner = await world.company("Sans raison");
  content = null;
  await queue();
  await deliver();
  expect((await row())?.status).toBe("failed");
  expect(received).toEqual([]);
});

test("a name cannot smuggle in a header or a second recipient", async () => {
  content = { ...(content as EmailContent), subject: "Bonjour\r\nBcc: autre@rondo.test" };
  mailer = {
    ...mailer,
    readLetterhead: async () => ({ name: 'A"\r\nBcc: autre@rondo.test <x>', logo: null }),
  };
  await queue();
  expect(await deliver()).toBe(1);
  expect(received[0]?.to).toEqual(["quelquun@rondo.test"]);
  const headers = received[0]?.raw.split("\r\n\r\n")[0];
  expect(headers).toMatch(/^Subject:/m);
  expect(headers).not.toMatch(/^Bcc:/im);
});
