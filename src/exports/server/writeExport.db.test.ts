import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { runExport } from "#app/testing/exports.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { saveProfile } from "#people/server/queries.ts";
import { removeFiles } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { auditLog, storedFiles } from "#platform/server/tables.ts";
import { maxInPreparation, maxKept, retentionDays } from "../rules.ts";
import { forgetExports } from "./jobs.ts";
import { defineExport, type ExportKind } from "./kind.ts";
import { exportJobs } from "../tables.ts";
import { writeExport } from "./writeExport.ts";

let world: World;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  for (let count = 0; count < 3; count += 1) await buildDraftEvaluation(world, owner);
});

const list = { kind: "evaluations", language: "fr", parameters: {} } as const;

/** A file that the person asked for, written. */
async function prepare(person: Person, format: "csv" | "xlsx" | "pdf" = "csv", parameters = {}) {
  const { id } = await person.api.exports.start({ ...list, format, parameters });
  await runExport(world, person, id);
  return id;
}
const download = (person: Person, id: string) => person.api.exports.download({ id });
const listNews = async (person: Person) =>
  (await person.api.notifications.list({})).items.map(({ kind, facts }) => [kind, facts["title"]]);
const listFiles = ({ companyId }: Person) =>
  world.inside({ companyId, profileId: "" }, (tx) =>
    tx.select().from(storedFiles).where(eq(storedFiles.kind, "export")),
  );
const countKept = async () =>
  (await listFiles(owner)).filter(({ removeAfter }) => removeAfter === null).length;

/** The product with one kind of file more. */
const withKind = (read: Parameters<typeof defineExport>[0]["read"]): Services => {
  const kind: ExportKind = defineExport({
    name: "evaluations",
    allow: "evaluate",
    input: z.object({}),
    total: () => Promise.resolve(2),
    read,
    sheetIn: () => ({ name: "Essai", columns: [{ header: "Rang", cell: (row) => Number(row) }] }),
  });
  return { ...world.services, exportKinds: [kind] };
};
const toTask = ({ companyId, profileId }: Person, exportId: string) => ({ companyId, profileId, exportId });

describe("a file", () => {
  test("says how far it has come, is announced once it is there, and holds what the list exports", async () => {
    const asked = { ...list, format: "csv" as const, parameters: { search: "Bilan" } };
    const { id, state } = await owner.api.exports.start(asked);
    expect(state).toBe("queued");
    expect(await readErrorCode(download(owner, id))).toBe("not_found");
    await runExport(world, owner, id);
    expect(await owner.api.exports.read({ id })).toMatchObject({ state: "done", done: 3, total: 3 });
    expect(await listNews(owner)).toEqual([["export_ready", "Évaluations"]]);
    expect(await owner.api.notifications.countUnread({})).toEqual({ count: 1 });

    const file = await download(owner, id);
    expect(file.name).toBe("Évaluations.csv");
    const direct = await owner.api.evaluations.export({ format: "csv", language: "fr", search: "Bilan" });
    expect(await file.text()).toBe(await direct.text());
    expect(await owner.api.notifications.countUnread({}), "it is no news any more").toEqual({ count: 0 });

    const entries = await world.inside(owner, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.objectId, id)).orderBy(auditLog.action),
    );
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ["export.downloaded", { kind: "evaluations", format: "csv" }],
      ["export.started", { kind: "evaluations", format: "csv", parameters: { isSearched: true } }],
    ]);
  });

  test.each([
    ["xlsx", "PK"],
    ["pdf", "%PDF-1.7"],
  ] as const)("is written as %s too", async (format, beginning) => {
    const file = await download(owner, await prepare(owner, format));
    expect(file.name).toBe(`Évaluations.${format}`);
    expect(
      Buffer.from(await file.arrayBuffer())
        .toString("latin1")
        .startsWith(beginning),
    ).toBe(true);
  });

  test("belongs to the person who asked for it: for another administrator it does not exist", async () => {
    const id = await prepare(owner);
    expect((await admin.api.exports.list({})).items).toEqual([]);
    for (const call of ["read", "download", "retry", "remove"] as const)
      expect(await readErrorCode(admin.api.exports[call]({ id })), call).toBe("not_found");
  });

  test("goes with its bytes once it is deleted, or seven days are over", async () => {
    const before = (await listFiles(owner)).length;
    const [deleted, old] = [await prepare(owner), await prepare(owner, "xlsx")];
    await owner.api.exports.remove({ id: deleted });
    expect(await readErrorCode(download(owner, deleted))).toBe("not_found");
    expect(await removeFiles(world.services, owner.companyId)).toBe(1);
    const later = new Date(world.clock.now.getTime() + retentionDays * 86_400_000);
    const services = { ...world.services, now: () => later };
    await forgetExports(services, owner.companyId);
    expect(await removeFiles(services, owner.companyId)).toBe(before + 1);
    expect(await listFiles(owner)).toEqual([]);
    expect(await readErrorCode(owner.api.exports.read({ id: old }))).toBe("not_found");
  });
});

describe("what is kept", () => {
  test("the last thirty files, and those that are being prepared", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const first = await prepare(person);
    const { companyId, profileId } = person;
    const addMany = (state: "done" | "queued", count: number, minutes: number) =>
      world.inside(person, (tx) =>
        tx.insert(exportJobs).values(
          Array.from({ length: count }, (_, at) => ({
            ...list,
            companyId,
            profileId,
            id: world.services.newId(),
            format: "csv" as const,
            state,
            title: String(at),
            createdAt: new Date(world.clock.now.getTime() + minutes * 60_000),
            expiresAt: new Date(world.clock.now.getTime() + 86_400_000),
          })),
        ),
      );
    await addMany("queued", 1, -1);
    await addMany("done", maxKept, 1);
    const before = await countKept();
    world.clock.advance(120_000);
    await person.api.exports.start({ ...list, format: "xlsx" });
    const kept = await world.inside(person, (tx) =>
      tx.select().from(exportJobs).where(eq(exportJobs.profileId, profileId)),
    );
    expect(kept).toHaveLength(maxKept + 1);
    expect(kept.map(({ id }) => id)).not.toContain(first);
    expect(await countKept(), "its bytes").toBe(before - 1);
    expect((await person.api.exports.list({})).items).toHaveLength(maxKept);
  });

  test("a file whose bytes are lost has failed, without having left, and is prepared anew", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const id = await prepare(person);
    const [job] = await world.inside(person, (tx) =>
      tx.select().from(exportJobs).where(eq(exportJobs.id, id)),
    );
    await world.services.storage.remove(`${person.companyId}/${job!.fileId}`);
    expect(await readErrorCode(download(person, id))).toBe("not_found");
    const entries = await world.inside(person, (tx) =>
      tx.select().from(auditLog).where(eq(auditLog.objectId, id)),
    );
    expect(entries.map(({ action }) => action)).toEqual(["export.started"]);
    expect(await person.api.exports.read({ id })).toMatchObject({ state: "failed", failure: "server_error" });
    await person.api.exports.retry({ id });
    await runExport(world, person, id);
    expect(await readErrorCode(download(person, id))).toBe("ok");
  });
});

describe("rights are asked again", () => {
  test("when the file is written: it fails, and says why", async () => {
    const person = await world.person(owner, { role: "team_manager" });
    const { id } = await person.api.exports.start({ ...list, format: "csv" });
    await change(person, { role: "user" });
    await runExport(world, person, id);
    await change(person, { role: "team_manager" });
    expect(await person.api.exports.read({ id })).toMatchObject({ state: "failed", failure: "forbidden" });
    expect(await readErrorCode(person.api.exports.retry({ id }))).toBe("status_conflict");
  });

  test("when it is taken: who is administrator no more finds nothing", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const id = await prepare(person);
    await change(person, { role: "team_manager", isAdmin: false });
    expect(await readErrorCode(download(person, id))).toBe("not_found");
    expect((await person.api.exports.list({})).items).toEqual([]);
    expect(await listNews(person)).toEqual([]);
  });

  test("when it is taken: who became the person evaluated finds nothing once it is launched, and is told why", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const { evaluationId } = await buildDraftEvaluation(world, owner);
    const id = await prepare(person);
    await owner.api.evaluations.update({ id: evaluationId, subjectProfileId: person.profileId });
    expect(await readErrorCode(download(person, id)), "a draft").toBe("ok");
    await launch(evaluationId);
    expect(await readErrorCode(download(person, id))).toBe("not_found");
    const { items } = await person.api.exports.list({});
    expect(items).toMatchObject([{ state: "failed", failure: "forbidden", bytes: null }]);
    expect(await listNews(person)).toEqual([]);
  });

  test("a file tells nothing of drafts about its owner: made later, given up, given to another person", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const [givenUp, given] = [
      await buildDraftEvaluation(world, owner, { subject: person }),
      await buildDraftEvaluation(world, owner, { subject: person }),
    ];
    const launched = await buildDraftEvaluation(world, owner, { subject: person });
    const id = await prepare(person);
    world.clock.advance(1000);
    await buildDraftEvaluation(world, owner, { subject: person });
    expect(await readErrorCode(download(person, id))).toBe("ok");
    await owner.api.evaluations.remove({ id: givenUp.evaluationId });
    await owner.api.evaluations.update({ id: given.evaluationId, subjectProfileId: admin.profileId });
    await launch(launched.evaluationId);
    expect(await readErrorCode(download(person, id))).toBe("ok");
  });

  test("when it is taken: a team manager who manages the people no more finds nothing", async () => {
    const person = await world.person(owner, { role: "team_manager" });
    const subject = await world.person(owner, { directManagerId: person.profileId });
    const { evaluationId } = await buildDraftEvaluation(world, owner, { subject });
    await launch(evaluationId);
    const id = await prepare(person);
    const file = await download(person, id);
    expect((await file.text()).split("\r\n")).toHaveLength(3);
    await change(subject, { directManagerId: null });
    expect(await readErrorCode(download(person, id))).toBe("not_found");
  });

  const launch = (id: string) =>
    world.inside(owner, (tx) =>
      tx.execute(sql`
        update evaluations set status = 'in_progress', launched_on = '2026-11-20', due_on = '2026-12-20' where id = ${id}`),
    );
  const change = ({ companyId, profileId }: Person, facts: Parameters<typeof saveProfile>[3]) =>
    world.inside(owner, (tx) => saveProfile(tx, companyId, profileId, facts));
});

describe("preparing", () => {
  test("a person has three files prepared at a time, and the same one once", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const start = (status: string) =>
      person.api.exports.start({ ...list, format: "csv", parameters: { status, type: "full" } });
    const first = await start("draft");
    expect((await start("draft")).id).toBe(first.id);
    await start("completed");
    await start("archived");
    expect((await person.api.exports.list({})).items).toHaveLength(maxInPreparation);
    expect(await readErrorCode(start("review"))).toBe("too_many_exports");
    expect(await readErrorCode(start("nothing of the kind"))).toBe("invalid_data");
    await runExport(world, person, first.id);
    expect(await readErrorCode(start("review"))).toBe("ok");
  });

  test("what came to nothing says why, and is begun anew: a worker that was killed leaves nothing", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const { id } = await person.api.exports.start({ ...list, format: "csv" });
    const task = toTask(person, id);
    const failing = withKind((_call, _asked, cursor) =>
      cursor ? Promise.reject(new Error("planted")) : Promise.resolve({ items: [1], nextCursor: "2" }),
    );
    const quiet = { ...failing, log: { ...failing.log, error: () => undefined } };
    await writeExport(quiet, task);
    expect(await person.api.exports.read({ id })).toMatchObject({
      state: "failed",
      failure: "server_error",
      done: 1,
    });
    expect(await listNews(person)).toEqual([["export_failed", "Évaluations"]]);
    await person.api.exports.retry({ id });
    expect(await listNews(person)).toEqual([]);
    // Killed after its first page: the job stands as it was, and its worker comes again.
    const before = await countKept();
    const pages = (cursor?: string) => ({ items: [cursor ? 2 : 1], nextCursor: cursor ? null : "2" });
    await writeExport(
      withKind((_call, _asked, cursor) => Promise.resolve(pages(cursor))),
      task,
    );
    await world.inside(person, (tx) => tx.update(exportJobs).set({ state: "running", done: 1 }));
    await writeExport(
      withKind((_call, _asked, cursor) => Promise.resolve(pages(cursor))),
      task,
    );
    expect(await countKept()).toBe(before + 1);
    expect(await person.api.exports.read({ id })).toMatchObject({
      state: "done",
      done: 2,
      total: 2,
      bytes: 15,
    });
  });

  test("a person who deletes it meanwhile stops it, and no row names what was written", async () => {
    const person = await world.person(owner, { role: "admin", isAdmin: true });
    const { id } = await person.api.exports.start({ ...list, format: "csv" });
    let pages = 0;
    const services = withKind(async () => {
      pages += 1;
      return { items: [pages], nextCursor: "again" };
    });
    const writing = writeExport(services, toTask(person, id));
    await expect.poll(() => pages).toBeGreaterThan(2);
    await person.api.exports.remove({ id });
    await writing;
    expect((await person.api.exports.list({})).items).toEqual([]);
    expect(await listNews(person)).toEqual([]);
  });
});
