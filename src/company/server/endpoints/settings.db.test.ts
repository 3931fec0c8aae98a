import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { makeTestMailer } from "#app/testing/mailer.ts";
import { deliveryWorkKind } from "#platform/server/emails/deliveryWork.ts";
import { dueWork } from "#platform/server/dueWork/tables.ts";
import { storeFile } from "#platform/server/files/storedFiles.ts";
import { auditLog, outbox } from "#platform/server/tables.ts";
import { writeMessage } from "#platform/server/emails/writeMessage.ts";
import { png } from "#platform/testing/images.ts";
import { saveCompany } from "../queries.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

describe("the settings of a company", () => {
  test("are changed by its owner, with an entry that says from what to what", async () => {
    const { company } = owner.api;
    const before = await company.readSettings({});
    await world.inside(owner, (tx) =>
      tx.insert(dueWork).values(
        ["evaluations.close", deliveryWorkKind].map((kind) => ({
          companyId: owner.companyId,
          kind,
          objectId: owner.companyId,
          dueAt: new Date("2026-12-12T05:00:00Z"),
        })),
      ),
    );
    const after = await company.updateSettings({
      mission: "Nourrir la région.",
      defaultDuration: 30,
      timeZone: "America/Halifax",
      version: before.version,
    });
    expect(after).toEqual({
      ...before,
      mission: "Nourrir la région.",
      defaultDuration: 30,
      timeZone: "America/Halifax",
      version: before.version + 1,
    });
    // What is due at an hour of the company is due at that hour of the new zone; an email is not.
    const due = await world.inside(owner, (tx) => tx.select().from(dueWork));
    expect(Object.fromEntries(due.map(({ kind, dueAt }) => [kind, dueAt.toISOString()]))).toEqual({
      "evaluations.close": "2026-12-12T04:00:00.000Z",
      [deliveryWorkKind]: "2026-12-12T05:00:00.000Z",
    });
    const [entry] = await world.inside(owner, (tx) =>
      tx
        .select({ details: auditLog.details })
        .from(auditLog)
        .where(eq(auditLog.action, "company.updateSettings")),
    );
    expect(entry?.details).toMatchObject({ from: { defaultDuration: 21 }, to: { defaultDuration: 30 } });
  });

  test("are not written over unseen, even by two at once", async () => {
    const { version } = await owner.api.company.readSettings({});
    const codes = await Promise.all(
      ["A", "B"].map((mission) => readErrorCode(owner.api.company.updateSettings({ mission, version }))),
    );
    expect(codes.toSorted()).toEqual(["edited_meanwhile", "ok"]);
  });

  test.each([
    ["no scale", { offeredScales: [] }],
    ["a default that is not offered", { offeredScales: ["stars"], defaultScale: "mastery" }],
    ["a threshold under three", { anonymityThreshold: 2 }],
    ["a threshold over ten", { anonymityThreshold: 11 }],
    ["a zone that is none", { timeZone: "Mars/Olympus" }],
    ["no name", { name: "" }],
  ])("refuse %s", async (_what, input) => {
    const { version } = await owner.api.company.readSettings({});
    expect(await readErrorCode(owner.api.company.updateSettings({ ...input, version } as never))).toBe(
      "invalid_data",
    );
  });

  test("are the administration’s: neither a team manager nor a member reads them", async () => {
    for (const role of ["team_manager", "user"] as const) {
      const person = await world.person(owner, { role });
      expect(await readErrorCode(person.api.company.readSettings({}))).toBe("forbidden");
    }
  });

  test("count for evaluations made later: those that exist keep what they have", async () => {
    const first = await buildDraftEvaluation(world, owner);
    const { version } = await owner.api.company.readSettings({});
    await owner.api.company.updateSettings({ defaultScale: "stars", version });
    const second = await owner.api.evaluations.create({ name: "Après", evaluationType: "self" });
    expect((await owner.api.evaluations.read({ id: first.evaluationId })).scale).toBe("frequency");
    expect((await owner.api.evaluations.read({ id: second.id })).scale).toBe("stars");
  });
});

test("the account owner answers for personal information until somebody is named", async () => {
  const officer = async () => (await owner.api.company.readSettings({})).privacyOfficerShown;
  expect(await officer()).toMatch(/^Prénom1 Nom1$/);
  const { version } = await owner.api.company.readSettings({});
  await owner.api.company.updateSettings({ privacyOfficer: "Anne Roy, éthique", version });
  expect(await officer()).toBe("Anne Roy, éthique");
  const later = await owner.api.company.readSettings({});
  await owner.api.company.updateSettings({ privacyOfficer: "", version: later.version });
  expect(await officer()).toMatch(/^Prénom1 Nom1$/);
});

describe("the logo", () => {
  const written = async () => {
    const [row] = await world.inside(owner, (tx) => tx.select().from(outbox));
    if (!row) throw new Error("no message");
    return writeMessage(world.services, makeTestMailer(world, null), row);
  };

  test("stands in the emails of the company, as a part of them; without it, the ring and the name of Rondo", async () => {
    await owner.api.people.invite({ email: "nouvelle@entreprise.example", firstName: "Noé" });
    const before = await written();
    expect(before?.html).not.toContain("cid:logo");
    expect(before?.html).toContain('src="cid:ring"');
    expect(before?.attachments.map(({ cid }) => cid)).toEqual(["ring"]);

    const bytes = new Uint8Array(png({ width: 60, height: 20 }));
    const object = { bytes, type: "image/png" };
    const logo = await storeFile(world.services, { kind: "logo", companyId: owner.companyId, object });
    await world.inside(owner, (tx) => saveCompany(tx, owner.companyId, { logo }));
    const after = await written();
    expect(after?.html).toContain('src="cid:logo"');
    const attached = after?.attachments.find(({ cid }) => cid === "logo");
    expect(Buffer.from(attached?.content ?? "", "base64").equals(Buffer.from(bytes))).toBe(true);

    await world.services.storage.remove(`${owner.companyId}/${logo}`);
    expect((await written())?.html).not.toContain("cid:logo");
    await owner.api.company.removeLogo({});
    expect((await owner.api.company.readSettings({})).logo).toBeNull();
  });
});
