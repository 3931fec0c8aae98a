import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeMailer } from "../../tasks.ts";
import { post as call } from "#app/testing/http.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { deliverEmails, type Mailer } from "#platform/server/emails/deliverEmails.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { smtpSender } from "#platform/server/emails/smtp.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

/** The operator's mail server in its bad days (M3 to M6 of the list of faults). */
type ServerMode =
  | "well"
  | "busy"
  | "hanging"
  | "hanging for one"
  | "hanging at connecting"
  | "hanging after EHLO"
  | "refusing";

/** The first of those that are queued. */
const unlucky = "personne0@rondo.test";
/** The connections to the mail server, and the event emitted when one of them is left hanging. */
const sockets = new Set<Socket>();
const hangings = new EventEmitter();
const emitHanging = () => hangings.emit("hanging");
/** Who received an email, and its raw text. */
const received = new Map<string, Buffer>();
let mode: ServerMode;
let server: SMTPServer;
let port: number;
let sender: ReturnType<typeof smtpSender>;
let world: World;
let owner: Person;
let mailer: Mailer;

function openServer(at: number): SMTPServer {
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onConnect(_session, done) {
      if (mode === "hanging at connecting") emitHanging();
      else done();
    },
    onMailFrom(_address, _session, done) {
      if (mode === "hanging after EHLO") emitHanging();
      else done();
    },
    onRcptTo(_address, _session, done) {
      const refusals: Partial<Record<ServerMode, [number, string]>> = {
        busy: [450, "try again later"],
        refusing: [550, "no such person"],
      };
      const [responseCode, text] = refusals[mode] ?? [];
      done(responseCode ? Object.assign(new Error(text), { responseCode }) : null);
    },
    onData(stream, session, done) {
      const raw: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => raw.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo[0]?.address ?? "";
        if (mode === "hanging" || (mode === "hanging for one" && to === unlucky)) return emitHanging();
        received.set(to, Buffer.concat(raw));
        done();
      });
    },
  });
  opened.on("error", () => {});
  opened.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  opened.listen(at, "127.0.0.1");
  return opened;
}
const closeServer = () => new Promise<void>((resolve) => server.close(() => resolve()));

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  mode = "well";
  received.clear();
  server = openServer(0);
  await once(server.server, "listening");
  ({ port } = server.server.address() as AddressInfo);
  sender = smtpSender(`smtp://127.0.0.1:${port}`, "Rondo <rondo@rondo.test>", { timeoutMs: 60_000 });
  owner = await world.company();
  const made = makeMailer(world.services, sender.send);
  mailer = {
    ...made,
    templates: {
      ...made.templates,
      "auth.secondFactorOn": async () => ({
        subject: "Objet",
        preheader: "Aperçu",
        title: "Titre",
        paragraphs: ["Un mot."],
        action: null,
      }),
    },
    readLetterhead: async () => ({ name: "Entreprise d’essai", logo: null }),
  };
});
afterEach(async () => {
  sender.close();
  await closeServer();
});

const queue = (count: number, name = "lettre") =>
  asTenant(world.database.db, { companyId: owner.companyId, profileId: null }, (tx) =>
    sendLater(
      tx,
      { ...world.services, companyId: owner.companyId },
      Array.from({ length: count }, (_, at) => ({
        kind: "auth.secondFactorOn" as const,
        dedupeKey: `${name}-${at}`,
        recipient: `personne${at}@rondo.test`,
        recipientProfileId: null,
        language: "fr" as const,
        data: {},
      })),
    ),
  );
const deliver = () => deliverEmails(world.services, mailer, owner.companyId);
const countStatuses = () =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from outbox group by status`,
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  });

/** The round of each minute knocks once and leaves; afterwards the server is back, and every email due again. */
async function passHourWithoutMailServer(waiting: number): Promise<void> {
  await closeServer();
  for (let minute = 0; minute < 60; minute += 1) {
    expect(await deliver()).toBe(0);
    world.clock.advance(60_000);
  }
  expect(await countStatuses()).toEqual({ queued: waiting });
  server = openServer(port);
  await once(server.server, "listening");
  world.clock.advance(5 * 60_000);
}

test("an hour without mail server loses nothing, and everything leaves when it is back", async () => {
  const emails = rounds({ short: 40, long: 5000 });
  await queue(emails);
  await passHourWithoutMailServer(emails);
  const started = performance.now();
  expect(await deliver()).toBe(emails);
  const seconds = (performance.now() - started) / 1000;
  expect(received.size).toBe(emails);
  noteFigure({
    name: `Mail: ${emails} emails after 60 minutes without mail server`,
    measured: `0 lost, drained in ${seconds.toFixed(1)} s`,
    asked: "none lost, drained within 10 min",
  });
}, 600_000);

test("a link that lives for ten minutes works although its email waited an hour for the mail server", async () => {
  const person = await world.person(owner, { email: "patiente@rondo.test" });
  await world.visitor.auth.requestMagicLink({ email: person.email });
  await passHourWithoutMailServer(1);
  expect(await deliver()).toBe(1);
  const { text } = await PostalMime.parse(received.get(person.email) ?? "");
  const token = /magic=([\w-]{43})/.exec(text ?? "")?.[1];
  world.clock.advance(9 * 60_000);
  const opened = await call(world, "auth/openMagicLink", { token });
  expect(opened.status).toBe(200);
  await expect(world.as(opened.cookie).auth.continueSession({})).resolves.toBeDefined();
}, 600_000);

test.each(["hanging at connecting", "hanging after EHLO", "hanging"] as const)(
  "a mail server that is %s gives its place back, nobody else waits for it, and the email leaves later",
  async (how) => {
    await queue(2);
    mode = how;
    const hasty = smtpSender(`smtp://127.0.0.1:${port}`, "Rondo <rondo@rondo.test>", { timeoutMs: 400 });
    mailer.send = hasty.send;
    expect(await deliver()).toBe(0);
    expect(await countStatuses()).toEqual({ queued: 2 });
    hasty.close();

    // Once more, with a timeout longer than any delay of the machine: the test itself ends the hanging.
    mailer.send = sender.send;
    world.clock.advance(10_000);
    const hangs = once(hangings, "hanging");
    let isOver = false;
    const delivering = deliver().finally(() => (isOver = true));
    // Meanwhile the product answers, and takes more messages: no request waits for the mail server.
    const meanwhile = 5;
    await hangs;
    for (let each = 0; each < meanwhile; each += 1) {
      await owner.api.people.invite({ email: `pendant.${each}@rondo.test`, firstName: "Ana" });
      await owner.api.people.list({});
    }
    expect(isOver).toBe(false);
    for (const socket of sockets) socket.destroy();
    expect(await delivering).toBe(0);
    expect(await countStatuses()).toEqual({ queued: 2, waiting: meanwhile });
    mode = "well";
    world.clock.advance(20_000);
    expect(await deliver()).toBe(2 + meanwhile);
  },
  120_000,
);

test("behind an email that the mail server leaves hanging, the others go on at half the speed at least", async () => {
  const emails = rounds({ short: 20, long: 100 });
  const patient = smtpSender(`smtp://127.0.0.1:${port}`, "Rondo <rondo@rondo.test>", { timeoutMs: 90_000 });
  mailer.send = patient.send;
  const measurePerSecond = async (how: ServerMode, expected: number) => {
    received.clear();
    mode = how;
    const started = performance.now();
    const round = deliver();
    await expect.poll(() => received.size, { timeout: 120_000, interval: 5 }).toBe(expected);
    const rate = expected / ((performance.now() - started) / 1000);
    return { rate, round };
  };
  await queue(emails, "seules");
  const alone = await measurePerSecond("well", emails);
  await alone.round;
  await queue(emails);
  // All of them have arrived while the first still hangs: the test itself ends it.
  const beside = await measurePerSecond("hanging for one", emails - 1);
  await expect.poll(countStatuses, { timeout: 120_000 }).toEqual({ sent: 2 * emails - 1, sending: 1 });
  for (const socket of sockets) socket.destroy();
  await beside.round;
  patient.close();
  noteFigure({
    name: `Mail: ${emails - 1} emails behind one that hangs after DATA, to as many alone`,
    measured: `${(beside.rate / alone.rate).toFixed(2)} of the emails per second`,
    asked: "≥ 0.5",
  });
}, 600_000);

test("a busy mail server (4xx) gets every email in the end", async () => {
  const emails = rounds({ short: 20, long: 1000 });
  await queue(emails);
  mode = "busy";
  for (let round = 0; round < 3; round += 1) {
    await deliver();
    world.clock.advance(40_000);
  }
  expect(await countStatuses()).toEqual({ queued: emails });
  mode = "well";
  expect(await deliver()).toBe(emails);
  noteFigure({
    name: `Mail: ${emails} emails to a server that answers 450 three times`,
    measured: "0 lost",
  });
}, 300_000);

test("an email refused for good (5xx) is not tried again, and whoever invited the person sees it", async () => {
  const emails = rounds({ short: 3, long: 100 });
  await queue(emails);
  const refused = await owner.api.people.invite({ email: "fautive@rondo.test", firstName: "Ana" });
  expect(refused.mail).toBeNull();
  mode = "refusing";
  await deliver();
  expect(await countStatuses()).toEqual({ failed: emails + 1 });
  const listRefused = async () => {
    const { items } = await owner.api.people.list({});
    return items.filter(({ mail }) => mail?.state === "refused").map(({ email }) => email);
  };
  expect(await listRefused()).toEqual(["fautive@rondo.test"]);
  mode = "well";
  // Five times as long as the longest wait between two tries; the session stays open.
  world.clock.advance(25 * 60_000);
  expect(await deliver()).toBe(0);
  // « Renvoyer l’invitation » takes it up again.
  await owner.api.people.resendInvitation({ id: refused.id });
  expect(await listRefused()).toEqual([]);
  expect(await deliver()).toBe(1);
  expect([...received.keys()]).toEqual(["fautive@rondo.test"]);
  noteFigure({
    name: `Mail: ${emails} emails refused for good (550), 25 minutes later`,
    measured: `${received.size - 1} tried again; the refusal is shown beside the person`,
    asked: "0 retries after 5xx, shown to the inviter",
  });
}, 600_000);
