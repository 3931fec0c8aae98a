import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { composeAsSent, everyEmail, makeTestMailer } from "#app/testing/mailer.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { deliverEmails, noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import { sendLater, type Message } from "#platform/server/emails/outbox.ts";
import { outbox } from "#platform/server/tables.ts";
import { layOut } from "#platform/server/emails/writeMessage.ts";
import type { OutgoingEmail } from "#platform/server/emails/writeMessage.ts";
import { writeSample } from "./emails/samples.ts";

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await makeWorld();
  admin = await world.company("Coop des Îles");
});

const every = everyEmail.flatMap(([kind, { samples }]) =>
  Object.keys(samples).flatMap((sample) =>
    (["fr", "en"] as const).map((language) => [kind, sample, language] as const),
  ),
);
const notFound = { status: 404, body: { code: "not_found" } };
const listOutboxRows = (person: Person) =>
  world.inside(person, (tx) => tx.select().from(outbox).where(eq(outbox.companyId, person.companyId)));
const queue = (person: Person, messages: readonly Message[]) =>
  world.inside(person, (tx) => sendLater(tx, { ...world.services, companyId: person.companyId }, messages));
const fail = (person: Person, id: string, failure: string) =>
  world.inside(person, (tx) =>
    tx
      .update(outbox)
      .set({ status: "failed", failure })
      .where(and(eq(outbox.companyId, person.companyId), eq(outbox.id, id))),
  );

describe("every sample", () => {
  test.each(every)(
    "%s, %s, in %s is a whole email whose links lead to the page of tests",
    async (...which) => {
      const [kind, sample, language] = which;
      const call = { language, companyName: "Coop des Îles", services: world.services };
      const content = await writeSample(world.services.emails, { kind, sample }, call);
      const { html, text } = await layOut(content!, language, { name: "Coop des Îles", hasLogo: false });
      expect(content!.subject).not.toBe("");
      expect(content!.preheader).not.toBe("");
      expect(html).toContain(`lang="${language}-CA"`);
      expect(text).toContain(content!.title);
      expect(`${content!.subject}${content!.preheader}${text}`).not.toMatch(/\{\w+\}|undefined/);
      const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!.split("#")[0]);
      const home = `${world.services.appUrl}/admin/email-test`;
      expect(addresses.every((address) => address === home)).toBe(true);
      expect(content!.attachments).toBeUndefined();
    },
  );

  test("one of another name is not found", async () => {
    const input = { kind: "auth.reset", sample: "toString", language: "fr" } as const;
    for (const call of [admin.api.administration.sample, admin.api.administration.sendTest])
      await expect(call(input)).rejects.toMatchObject(notFound);
  });
});

describe("a test", () => {
  test("goes to whoever asks, marked, and is no invitation", async () => {
    const input = { kind: "evaluations.invitation", sample: "peer", language: "en" } as const;
    const sent = await admin.api.administration.sendTest(input);
    expect(sent.recipient).toBe(admin.email);
    const row = (await listOutboxRows(admin)).find(({ id }) => id === sent.id)!;
    expect(row).toMatchObject({ kind: "administration.test", status: "queued", admittedAt: null });
    const content = await world.inside(admin, (tx) => composeAsSent(world, tx, row, "Coop des Îles"));
    expect(content?.subject).toMatch(/^\[Test\] Your view of/);
    expect(content?.banner).toContain("This is a test");
  });

  test("that the mail server refuses is listed with its code, and leaves when it is tried again", async () => {
    const owner = await world.company();
    const input = { kind: "auth.reset", sample: "usual", language: "fr" } as const;
    const { id } = await owner.api.administration.sendTest(input);
    const refusing = async () => {
      throw Object.assign(new Error("550 5.1.1 <somebody@coop.example.org>: no such mailbox"), {
        responseCode: 550,
      });
    };
    // Addresses in .example are never mailed.
    await world.inside(owner, (tx) =>
      tx.update(outbox).set({ recipient: "admin@coop.example.org" }).where(eq(outbox.id, id)),
    );
    await deliverEmails(world.services, makeTestMailer(world, refusing), owner.companyId);
    const { items } = await owner.api.administration.deliveries({});
    expect(items).toEqual([
      expect.objectContaining({ id, kind: "administration.test", state: "failed", code: "550 5.1.1" }),
    ]);
    await owner.api.administration.retryDelivery({ id });
    const left: OutgoingEmail[] = [];
    await deliverEmails(
      world.services,
      makeTestMailer(world, async (email) => void left.push(email)),
      owner.companyId,
    );
    expect(left).toHaveLength(1);
    expect((await owner.api.administration.deliveries({})).items[0]).toMatchObject({ id, state: "sent" });
  });
});

describe("the list of deliveries", () => {
  test("says nothing of evaluations, of what people ask for, or of another company", async () => {
    const lead = await world.company();
    const [subject, peer] = [await world.person(lead), await world.person(lead)];
    const made = await launchEvaluation(world, { author: lead, subject, invited: [[peer, "peer"]] });
    await lead.api.evaluations.remind({ id: made.id });
    await queue(lead, [
      {
        kind: "auth.magicLink",
        dedupeKey: "link",
        recipient: peer.email,
        recipientProfileId: peer.profileId,
        language: "fr",
        data: { userId: peer.userId },
      },
    ]);
    expect((await listOutboxRows(lead)).length).toBeGreaterThan(2);
    expect((await lead.api.administration.deliveries({})).items).toEqual([]);
  });

  test("is silent about what was no longer needed, and about every email that it does not list", async () => {
    const lead = await world.company();
    const person = await world.person(lead);
    const to = { recipient: person.email, recipientProfileId: person.profileId, language: "fr" } as const;
    const [invited, reminded] = await queue(lead, [
      { kind: "people.invitation", isInvitation: true, dedupeKey: "a", ...to, data: {} },
      { kind: "evaluations.reminder", dedupeKey: "b", ...to, data: {} },
    ]);
    await fail(lead, invited!.id, noLongerNeeded);
    await fail(lead, reminded!.id, "550 no");
    expect((await lead.api.administration.deliveries({})).items).toEqual([]);
    for (const { id } of [invited!, reminded!])
      await expect(lead.api.administration.retryDelivery({ id })).rejects.toMatchObject(notFound);
  });

  test("an invitation that is tried again goes to the address of today, and counts as one", async () => {
    const lead = await world.company();
    const person = await world.person(lead, { joinedAt: null });
    const [invited] = await queue(lead, [
      {
        kind: "people.invitation",
        isInvitation: true,
        dedupeKey: "a",
        recipient: "former@coop.example",
        recipientProfileId: person.profileId,
        language: "fr",
        data: {},
      },
    ]);
    await fail(lead, invited!.id, "550 5.1.1 no such mailbox");
    await lead.api.administration.retryDelivery({ id: invited!.id });
    const row = (await listOutboxRows(lead)).find(({ id }) => id === invited!.id);
    expect(row).toMatchObject({ status: "waiting", recipient: person.email, attempts: 0, failure: null });
    const elsewhere = await world.company();
    await fail(lead, invited!.id, "550 5.1.1 no such mailbox");
    await expect(elsewhere.api.administration.retryDelivery({ id: invited!.id })).rejects.toMatchObject(
      notFound,
    );
  });
});
