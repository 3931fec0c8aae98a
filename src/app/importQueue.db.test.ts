import { expect, test } from "vitest";
import { sender } from "./testing/imports.ts";
import { runImportTask } from "#imports/rules/tasks.ts";
import { makePost, makeTasks } from "./tasks.ts";
import { makeWorld, type Person } from "./testing/world.ts";
import { startWorker } from "./worker.ts";

const world = await makeWorld({ pool: 6 });
const send = sender(world);
const file = ["Courriel;Prénom;Nom", "ana@canot.example;Ana;Roy", "luc@canot.example;Luc;Côté"].join("\r\n");

async function started(person: Person) {
  const { body } = await send(person, "people", file);
  const { mapping } = await person.api.peopleImports.read({ id: body.id });
  await person.api.peopleImports.check({ id: body.id, mapping, options: { invitations: "none" } });
  await person.api.peopleImports.start({ id: body.id, onlyValid: false });
  return body.id;
}
const queued = async () => {
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
  const ids = [await started(first), await started(second), await started(other)];
  expect(await queued()).toEqual(["imports", "imports", "imports"]);

  const begun: string[] = [];
  const begins = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { findImporter } = world.services;
  const mailed: string[] = [];
  const worker = await startWorker({
    services: {
      ...world.services,
      findImporter: async (...call) => {
        begun.push(call[1].profileId);
        begins.resolve();
        await gate.promise;
        return findImporter(...call);
      },
    },
    post: makePost(world.services, async ({ to }) => void mailed.push(to)),
    ownerUrl: world.database.ownerUrl,
    alone: true,
  });
  try {
    await begins.promise;
    await other.api.people.invite({ email: "rosalie@rondo.test", firstName: "Rosalie" });
    await expect.poll(() => mailed, { timeout: 120_000 }).toContain("rosalie@rondo.test");
    expect(begun).toEqual([first.profileId]);
    gate.resolve();
    await expect.poll(queued, { timeout: 120_000 }).toEqual([]);
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

test("what an import has filled is counted anew, so that plans made before it are made again", async () => {
  const people = async () => {
    const { rows } = await world.database.owner.query<{ count: number }>(
      "select reltuples::int as count from pg_class where oid = 'public.profiles'::regclass",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await people();
  const owner = await world.company();
  const importId = await started(owner);
  const tasks = makeTasks(world.services, makePost(world.services, null), world.database.owner);
  const { companyId, profileId } = owner;
  await tasks[runImportTask]?.({ companyId, profileId, importId }, {} as never);
  expect(await people()).toBeGreaterThan(before);
});
