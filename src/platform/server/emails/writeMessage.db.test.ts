import { expect, test } from "vitest";
import { makeTestMailer } from "#app/testing/mailer.ts";
import { makeWorld } from "#app/testing/world.ts";
import { readHeldEmail } from "./deliverEmails.ts";
import { sendLater } from "./outbox.ts";

test("a message is laid out when its transaction is over: no connection waits for it", async () => {
  const world = await makeWorld();
  const owner = await world.company();
  const pool = world.database.db.$client;
  const inUse: number[] = [];
  const content = {
    subject: "Une nouvelle",
    preheader: "Un mot.",
    /** Read by the layout. */
    get title() {
      inUse.push(pool.totalCount - pool.idleCount);
      return "Une nouvelle";
    },
    paragraphs: ["Un mot."],
    action: null,
  };
  const made = makeTestMailer(world, null);
  const mailer = { ...made, templates: { ...made.templates, "auth.secondFactorOn": async () => content } };
  const { companyId } = owner;
  const [queued] = await world.inside(owner, (tx) =>
    sendLater(tx, { ...world.services, companyId }, [
      {
        kind: "auth.secondFactorOn",
        dedupeKey: "once",
        recipient: owner.email,
        recipientProfileId: owner.profileId,
        language: "fr",
        data: {},
      },
    ]),
  );
  const mail = await readHeldEmail(world.services, mailer, companyId, queued?.id ?? "");
  expect(mail?.html).toContain("Une nouvelle");
  expect(inUse.length).toBeGreaterThan(0);
  expect(new Set(inUse)).toEqual(new Set([0]));
});
