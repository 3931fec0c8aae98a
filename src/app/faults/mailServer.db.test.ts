import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { asTenant } from "#platform/server/database.ts";
import { deliverMail, type Post } from "#platform/server/deliverMail.ts";
import { sendLater } from "#platform/server/outbox.ts";
import { smtpSender } from "#platform/server/smtp.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

/** The operator's mail server in its bad days (M3 to M6 of the list of faults). */
type Mood = "well" | "busy" | "hanging" | "refusing";

const received = new Set<string>();
let mood: Mood;
let server: SMTPServer;
let port: number;
let sender: ReturnType<typeof smtpSender>;
let world: World;
let owner: Person;
let post: Post;

function openServer(at: number): SMTPServer {
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, done) {
      const refusals: Partial<Record<Mood, [number, string]>> = {
        busy: [450, "try again later"],
        refusing: [550, "no such person"],
      };
      const [responseCode, text] = refusals[mood] ?? [];
      done(responseCode ? Object.assign(new Error(text), { responseCode }) : null);
    },
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        if (mood === "hanging") return;
        received.add(session.envelope.rcptTo[0]?.address ?? "");
        done();
      });
    },
  });
  opened.listen(at, "127.0.0.1");
  return opened;
}
const shut = () => new Promise<void>((resolve) => server.close(() => resolve()));

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  mood = "well";
  received.clear();
  server = openServer(0);
  await once(server.server, "listening");
  ({ port } = server.server.address() as AddressInfo);
  sender = smtpSender(`smtp://127.0.0.1:${port}`, "Rondo <rondo@rondo.test>", { patienceMs: 400 });
  owner = await world.company();
  post = {
    send: sender.send,
    templates: {
      "reports.news": async () => ({
        subject: "Objet",
        preheader: "Aperçu",
        title: "Titre",
        paragraphs: ["Un mot."],
        action: null,
      }),
    },
    companyName: async () => "Entreprise d’essai",
  };
});
afterEach(async () => {
  sender.close();
  await shut();
});

const queue = (count: number) =>
  asTenant(world.database.db, { companyId: owner.companyId, profileId: null }, (tx) =>
    sendLater(
      tx,
      { ...world.services, companyId: owner.companyId },
      Array.from({ length: count }, (_, at) => ({
        kind: "reports.news",
        dedupeKey: `lettre-${at}`,
        recipient: `personne${at}@rondo.test`,
        recipientProfileId: null,
        language: "fr" as const,
        data: {},
      })),
    ),
  );
const deliver = () => deliverMail(world.services, post, owner.companyId);
const statuses = () =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from outbox group by status`,
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  });

test("an hour without mail server loses nothing, and everything leaves when it is back", async () => {
  const letters = rounds({ short: 40, long: 5000 });
  await queue(letters);
  await shut();
  // The round of each minute knocks once and leaves.
  for (let minute = 0; minute < 60; minute += 1) {
    expect(await deliver()).toBe(0);
    world.clock.advance(60_000);
  }
  expect(await statuses()).toEqual({ queued: letters });
  server = openServer(port);
  await once(server.server, "listening");
  const started = performance.now();
  world.clock.advance(5 * 60_000);
  expect(await deliver()).toBe(letters);
  const seconds = (performance.now() - started) / 1000;
  expect(received.size).toBe(letters);
  noteFigure({
    name: `Mail: ${letters} letters after 60 minutes without mail server`,
    measured: `0 lost, drained in ${seconds.toFixed(1)} s`,
    asked: "none lost, drained within 10 min",
  });
}, 600_000);

test("a mail server that hangs after the letter gives its place back, and the letter leaves later", async () => {
  await queue(2);
  mood = "hanging";
  expect(await deliver()).toBe(0);
  expect(await statuses()).toEqual({ queued: 2 });
  mood = "well";
  world.clock.advance(10_000);
  expect(await deliver()).toBe(2);
});

test("a busy mail server (4xx) gets every letter in the end", async () => {
  const letters = rounds({ short: 20, long: 1000 });
  await queue(letters);
  mood = "busy";
  for (let round = 0; round < 3; round += 1) {
    await deliver();
    world.clock.advance(40_000);
  }
  expect(await statuses()).toEqual({ queued: letters });
  mood = "well";
  expect(await deliver()).toBe(letters);
  noteFigure({
    name: `Mail: ${letters} letters to a server that answers 450 three times`,
    measured: "0 lost",
  });
}, 300_000);

test("a letter refused for good (5xx) is not tried again", async () => {
  await queue(3);
  mood = "refusing";
  await deliver();
  expect(await statuses()).toEqual({ failed: 3 });
  mood = "well";
  world.clock.advance(3_600_000);
  expect(await deliver()).toBe(0);
});
