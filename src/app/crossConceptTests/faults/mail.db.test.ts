import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { makeProduct, type Product } from "#app/testing/product.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { seeded } from "#disclosure/testing/build.ts";
import { inviteLater } from "#evaluations/server/invitations.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

/** A mail server that keeps who received what; it is what the recipients see. */
const received: { to: string; messageId: string }[] = [];
const arrivals = new EventEmitter();
/** So many are received; whatever comes then hangs until its worker is killed, so that some are left for the next one. */
let maxReceived = Infinity;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  async onData(stream, session, done) {
    let raw = "";
    try {
      for await (const chunk of stream) raw += String(chunk);
    } catch {
      // The worker was killed in the middle of this email: it was not received.
      return;
    }
    if (received.length >= maxReceived) return;
    const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? "";
    received.push({ to: session.envelope.rcptTo[0]?.address ?? "", messageId });
    done();
    arrivals.emit("email");
  },
});
// A worker that is killed resets its connection, at whatever moment: in an email (the first), between two (the second).
server.on("error", () => {});
server.server.on("connection", (socket) => socket.on("error", () => {}));

let world: World;
let owner: Person;
let worker: Product;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  world = await makeWorld({ now: new Date() });
  owner = await world.company();
  worker = await makeProduct(world, { WORKER: "only", SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await worker.stop();
  server.close();
});

/** Invitations to ten evaluations, as launching them queues them. */
async function queueInvitations(count: number): Promise<void> {
  const subject = await world.person(owner);
  const people: Person[] = [];
  for (let each = 0; each < count / 10; each += 1)
    people.push(await world.person(owner, { email: `invitation${each}@entreprise.test` }));
  const invited = people.map((person) => [person, "peer"] as const);
  for (let each = 0; each < 10; each += 1) {
    const { id } = await launchEvaluation(world, { author: owner, subject, subjectAnswers: false, invited });
    await world.inside(owner, (tx) =>
      inviteLater(
        tx,
        world.services,
        { companyId: owner.companyId, id },
        people.map(({ profileId, email }) => ({ id: profileId, email, language: "fr" as const })),
      ),
    );
  }
}

const waitForArrivals = async (count: number) => {
  while (received.length < count)
    await once(arrivals, "email", { signal: AbortSignal.timeout(120_000) }).catch(() => {
      throw new Error(`${received.length} emails of ${count} arrived`);
    });
};
const listStates = () =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute<{ id: string; status: string; attempts: number }>(
      sql`select id, status, attempts from outbox`,
    );
    return rows;
  });
/** The worker is dead: its lease ends by itself after two minutes, which pass here at once. */
const expireLeases = () =>
  world.inside(owner, (tx) =>
    tx.execute(sql`update outbox set lease_until = now() - interval '1 second' where status = 'sending'`),
  );

test("a worker killed in the middle of its emails loses none, and doubles none under another identifier", async () => {
  const emails = rounds({ short: 50, long: 500 });
  const kills = rounds({ short: 3, long: 50 });
  const random = seeded(20_261_121);
  await queueInvitations(emails);
  let inFlight = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const share = Math.floor((emails / kills) * 0.9);
    maxReceived = received.length + 1 + Math.floor(random() * share);
    await worker.start();
    await waitForArrivals(maxReceived);
    await setTimeout(random() * 10);
    await worker.kill();
    inFlight += (await listStates()).filter(({ status }) => status === "sending").length;
    await expireLeases();
  }
  const restarted = received.length;
  maxReceived = Infinity;
  await worker.start();
  await waitForArrivals(restarted + 1);
  await expect
    .poll(async () => (await listStates()).filter(({ status }) => status !== "sent").length, {
      timeout: 120_000,
    })
    .toBe(0);
  await worker.kill();

  const rows = await listStates();
  expect(rows).toHaveLength(emails);
  const identifiers = rows.map(({ id }) => `<${id}@127.0.0.1>`).toSorted();
  expect([...new Set(received.map(({ messageId }) => messageId))].toSorted()).toEqual(identifiers);
  const doubles = received.length - emails;
  expect(doubles).toBeLessThanOrEqual(inFlight);
  noteFigure({
    name: `Mail: worker killed (kill -9) ${kills} times in the middle of ${emails} messages`,
    measured: `0 lost, 0 doubled with another Message-ID; ${inFlight} in flight when killed, ${doubles} arrived twice with the same Message-ID`,
    asked: "none lost, none doubled with another Message-ID",
  });
}, 600_000);
