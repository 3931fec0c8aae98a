import { afterEach, expect, test } from "vitest";
import { runImportCheck, makeSender } from "../../testing/imports.ts";
import { runImportTask } from "#imports/rules/tasks.ts";
import { runCheck } from "#imports/server/checkImport.ts";
import { importPorts, type ImportPorts } from "#imports/server/ports.ts";
import { providePorts } from "#platform/server/ports.ts";
import { importKinds } from "../../registries.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";
import { startWorker } from "../../worker.ts";

const world = await makeWorld({ pool: 6 });
const send = makeSender(world);
const { findImporter } = importPorts;
/** A test sees the moment in which a task asks who imports, holds it or lets it fail. */
const answerInstead = (answer: ImportPorts["findImporter"]) =>
  providePorts(importPorts, { findImporter: answer });
afterEach(() => answerInstead(findImporter));
const file = ["Courriel;Prénom;Nom", "ana@canot.example;Ana;Roy", "luc@canot.example;Luc;Côté"].join("\r\n");

async function startImport(person: Person) {
  const { body } = await send(person, "people", file);
  const { mapping } = await person.api.peopleImports.read({ id: body.id });
  await person.api.peopleImports.check({ id: body.id, mapping, options: { invitations: "none" } });
  await runImportCheck(world, person, body.id);
  await person.api.peopleImports.start({ id: body.id, onlyValid: false });
  return body.id;
}
const listQueues = async () => {
  const { rows } = await world.database.owner.query<{ queue: string | null }>(
    "select queue_name as queue from graphile_worker.jobs where task_identifier = 'runImport'",
  );
  return rows.map(({ queue }) => queue);
};

test("while one import runs the next one waits for its turn, and emails leave", async () => {
  const first = await world.company();
  const second = await world.person(first, { role: "admin", isAdmin: true });
  const other = await world.company();
  const people = [first, second, other];
  const ids = [await startImport(first), await startImport(second), await startImport(other)];
  expect(await listQueues()).toEqual(["imports", "imports", "imports"]);

  const begun: string[] = [];
  const begins = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  answerInstead(async (...call) => {
    begun.push(call[1].profileId);
    begins.resolve();
    await gate.promise;
    return findImporter(...call);
  });
  const mailed: string[] = [];
  const worker = await startWorker({
    services: world.services,
    mailer: makeMailer(world.services, async ({ to }) => void mailed.push(to)),
    ownerUrl: world.database.ownerUrl,
    alone: true,
  });
  try {
    await begins.promise;
    await other.api.people.invite({ email: "rosalie@rondo.test", firstName: "Rosalie" });
    await expect.poll(() => mailed, { timeout: 120_000 }).toContain("rosalie@rondo.test");
    expect(begun).toEqual([first.profileId]);
    gate.resolve();
    await expect.poll(listQueues, { timeout: 120_000 }).toEqual([]);
  } finally {
    gate.resolve();
    await worker.stop();
  }
  expect(begun).toEqual(people.map(({ profileId }) => profileId));
  const [one, two, three] = await Promise.all(
    people.map((person, at) => person.api.peopleImports.read({ id: ids[at] ?? "" })),
  );
  expect([one?.result, two?.result, three?.result]).toMatchObject([{ added: 2 }, { added: 0 }, { added: 2 }]);
});

test("twelve checks of one file are one job, which holds one connection while the others are free", async () => {
  const owner = await world.company();
  const { companyId, profileId } = owner;
  const { body } = await send(owner, "people", file);
  const { mapping } = await owner.api.peopleImports.read({ id: body.id });
  const check = () => owner.api.peopleImports.check({ id: body.id, mapping, options: {} });
  const answers = await Promise.all(Array.from({ length: 12 }, () => readErrorCode(check())));
  expect(answers.toSorted()).toEqual(["ok", ...Array.from({ length: 11 }, () => "status_conflict")]);
  const { rows } = await world.database.owner.query<{ queue: string }>(
    "select queue_name as queue from graphile_worker.jobs where task_identifier = 'checkImport'",
  );
  expect(rows).toEqual([{ queue: "checks" }]);

  const begins = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  answerInstead(async (...call) => {
    begins.resolve();
    await gate.promise;
    return findImporter(...call);
  });
  const running = runCheck(world.services, importKinds, {
    companyId,
    profileId,
    importId: body.id,
  });
  await begins.promise;
  const { totalCount, idleCount, waitingCount } = world.services.db.$client;
  expect([totalCount - idleCount, waitingCount]).toEqual([1, 0]);
  // Asked for again, corrected or started meanwhile: refused at once. Another file takes its place without waiting for it.
  expect(await readErrorCode(check())).toBe("status_conflict");
  expect(await readErrorCode(owner.api.peopleImports.start({ id: body.id, onlyValid: false }))).toBe(
    "status_conflict",
  );
  const other = await send(owner, "people", file);
  expect(other.status).toBe(200);
  gate.resolve();
  await running;
  expect(await owner.api.peopleImports.read({ id: other.body.id })).toMatchObject({ status: "mapping" });
});

test("thirty calls that wait for a lock of their own leave connections to others, without a queue before them", async () => {
  const owner = await world.company();
  const other = await world.company();
  const { body } = await send(owner, "people", file);
  const holder = await world.database.owner.connect();
  await holder.query("begin");
  await holder.query("select set_config('app.company_id', $1, true)", [owner.companyId]);
  const locked = await holder.query("select from imports where id = $1 for update", [body.id]);
  expect(locked.rowCount).toBe(1);
  const calls = Array.from({ length: 30 }, () =>
    readErrorCode(owner.api.peopleImports.cancel({ id: body.id })),
  );
  const pool = world.services.db.$client;
  const countConnections = () => [pool.totalCount - pool.idleCount, pool.waitingCount];
  await expect.poll(countConnections).toEqual([4, 0]);
  // Six connections: the two that are left answer, and no request waits for the pool.
  expect(await readErrorCode(other.api.peopleImports.latest({}))).toBe("ok");
  expect(countConnections()).toEqual([4, 0]);
  await holder.query("rollback");
  holder.release();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(["status_conflict"]));
});

test("a check that fails says so, and can be asked for again", async () => {
  const owner = await world.company();
  const { companyId, profileId } = owner;
  const { body } = await send(owner, "people", file);
  const { mapping } = await owner.api.peopleImports.read({ id: body.id });
  await owner.api.peopleImports.check({ id: body.id, mapping, options: {} });
  const log = { ...world.services.log, error: () => {} };
  answerInstead(() => Promise.reject(new Error("out of order")));
  await runCheck({ ...world.services, log }, importKinds, {
    companyId,
    profileId,
    importId: body.id,
  });
  answerInstead(findImporter);
  const read = () => owner.api.peopleImports.read({ id: body.id });
  expect(await read()).toMatchObject({ status: "mapping", failure: "server_error" });
  await owner.api.peopleImports.check({ id: body.id, mapping, options: {} });
  await runImportCheck(world, owner, body.id);
  expect(await read()).toMatchObject({ status: "checked", failure: null, counts: { add: 2 } });
});

test("what an import has filled is counted anew, so that plans made before it are made again", async () => {
  const countEstimatedPeople = async () => {
    const { rows } = await world.database.owner.query<{ count: number }>(
      "select reltuples::int as count from pg_class where oid = 'public.profiles'::regclass",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await countEstimatedPeople();
  const owner = await world.company();
  const importId = await startImport(owner);
  const tasks = makeTasks(world.services, makeMailer(world.services, null), world.database.owner);
  const { companyId, profileId } = owner;
  await tasks[runImportTask]?.({ companyId, profileId, importId }, {} as never);
  expect(await countEstimatedPeople()).toBeGreaterThan(before);
});
