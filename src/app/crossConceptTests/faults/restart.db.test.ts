import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { smtpSender } from "#platform/server/emails/smtp.ts";
import { makeMailer } from "../../tasks.ts";
import { startWorker } from "../../worker.ts";

/** A mail server that records recipients and emails, and answers once its gate is opened. */
const received: string[] = [];
let gate = Promise.withResolvers<void>();
const arrivals = new EventEmitter();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  async onData(stream, session, done) {
    for await (const _ of stream);
    received.push(session.envelope.rcptTo[0]?.address ?? "");
    arrivals.emit("email");
    await gate.promise;
    done();
  },
});

let world: World;
let owner: Person;
let sender: ReturnType<typeof smtpSender>;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  sender = smtpSender(`smtp://127.0.0.1:${port}`, "Rondo <rondo@rondo.test>", { timeoutMs: 120_000 });
  world = await makeWorld({ pool: 6 });
  owner = await world.company();
});
afterAll(() => {
  sender.close();
  server.close();
});

const queue = (addresses: readonly string[]) =>
  world.inside(owner, (tx) =>
    sendLater(
      tx,
      { ...world.services, companyId: owner.companyId },
      addresses.map((recipient) => ({
        kind: "auth.secondFactorOn",
        dedupeKey: recipient,
        recipient,
        recipientProfileId: owner.profileId,
        language: "fr",
        data: {},
      })),
    ),
  );
const start = () =>
  startWorker({
    services: world.services,
    mailer: makeMailer(world.services, sender.send),
    ownerUrl: world.database.ownerUrl,
    alone: true,
  });
const waitForArrivals = async (count: number) => {
  while (received.length < count) await once(arrivals, "email", { signal: AbortSignal.timeout(120_000) });
};
/**
 * Nothing waits for a worker. What is being worked on does not count, nor what another job of its key has taken the place of
 * while it ran: one that ends with its process stays, and is never tried again.
 */
const listWaitingJobs = async () => {
  const { rows } = await world.database.owner.query<{ task: string }>(
    "select task_identifier as task from graphile_worker.jobs where locked_at is null and run_at <= now() and attempts < max_attempts",
  );
  return rows;
};
const listStatuses = () =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute<{ status: string }>(sql`select distinct status from outbox`);
    return rows.map(({ status }) => status);
  });

test("two starts while mail is due send each message once, and at once what the first process held", async () => {
  const addresses = Array.from({ length: 6 }, (_, at) => `rosalie${at}@rondo.test`);
  for (const turn of ["first", "second"]) {
    gate = Promise.withResolvers();
    received.length = 0;
    const due = addresses.map((address) => `${turn}.${address}`);
    await queue(due);
    if (turn === "second") {
      // The process before this one died with two messages in its hands.
      await world.inside(owner, (tx) =>
        tx.execute(sql`update outbox set status = 'sending', attempts = 1,
            lease_until = ${new Date(world.clock.now.getTime() + 2 * 60_000).toISOString()}::timestamptz
          where recipient in ('second.rosalie0@rondo.test', 'second.rosalie1@rondo.test')`),
      );
      world.clock.advance(1000);
    }
    const worker = await start();
    try {
      // The first messages hang while everything that a start does is done.
      await waitForArrivals(2);
      await expect.poll(listWaitingJobs).toEqual([]);
      gate.resolve();
      await expect.poll(listStatuses).toEqual(["sent"]);
    } finally {
      gate.resolve();
      await worker.stop();
    }
    expect(received.toSorted()).toEqual(due);
  }
});
