import { exportJobs } from "#exports/tables.ts";
import { roleBasis } from "#exports/server/jobs.ts";
import { exportFileKind } from "#exports/server/writeExport.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { storeStream } from "#platform/server/files/storedFiles.ts";
import { profiles } from "#people/tables.ts";
import { eq } from "drizzle-orm";
import type { Person, World } from "../world.ts";

interface Requesters {
  mark: string;
  owner: Person;
  /** The file of each person, filled here. */
  exports: Map<string, string>;
}

/** The list of evaluations of a moment before there was any, ready, for each person. */
export async function addExports(world: World, actors: Requesters): Promise<void> {
  const { mark, owner, exports: made } = actors;
  const { companyId } = owner;
  const { services, clock } = world;
  const everybody = { companyId, profileId: null };
  const people = await asTenant(services.db, everybody, (tx) =>
    tx.select().from(profiles).where(eq(profiles.companyId, companyId)),
  );
  const jobs: (typeof exportJobs.$inferInsert)[] = [];
  for (const { id: profileId, role, isAdmin } of people) {
    const body = (async function* () {
      yield `${mark}-file`;
    })();
    const object = { body, type: "text/csv" };
    const file = await storeStream(services, { kind: exportFileKind, companyId, object });
    const id = services.newId();
    made.set(profileId, id);
    jobs.push({
      companyId,
      id,
      profileId,
      kind: "evaluations",
      format: "csv" as const,
      language: "fr" as const,
      parameters: {},
      title: `${mark}-file`,
      state: "done" as const,
      fileId: file.id,
      bytes: file.bytes,
      basis: `${roleBasis({ role, isAdmin })}[]`,
      startedAt: new Date(0),
      createdAt: clock.now,
      finishedAt: clock.now,
      expiresAt: new Date(clock.now.getTime() + 7 * 86_400_000),
    });
  }
  await asTenant(services.db, everybody, async (tx) => {
    await tx.insert(exportJobs).values(jobs.map((job) => ({ ...job, fileId: null })));
    for (const { id, fileId } of jobs)
      await tx.update(exportJobs).set({ fileId }).where(eq(exportJobs.id, id));
  });
}
