import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { addJobLibrary } from "#jobs/server/library.ts";
import { asTenant, openDatabase } from "#platform/server/database/database.ts";
import { addLibrary } from "#skills/server/library.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Ids whose default library stands in the template; their companies do not exist until a world makes them. */
    readyCompanies: string[];
  }
}

/** Gives the template the default library of companies to come: to write it is most of what a company costs. */
export async function setup(project: TestProject): Promise<void> {
  const { serverUrl, requestsUrl, template } = project.getProvidedContext();
  const admin = new pg.Client({ connectionString: serverUrl.replace("DATABASE", "postgres") });
  await admin.connect();
  await admin.query(`alter database ${template} with allow_connections true`);
  const { db } = openDatabase(
    { url: requestsUrl.replace("DATABASE", template), prepares: true },
    {
      max: 1,
      onError: (error) => {
        throw error;
      },
    },
  );
  const services = { newId: randomUUID };
  const companies = Array.from({ length: 6 }, () => randomUUID());
  for (const companyId of companies)
    await asTenant(db, { companyId, profileId: null }, async (tx) => {
      await addLibrary(tx, services, companyId);
      await addJobLibrary(tx, services, companyId);
    });
  await db.$client.end();
  await admin.query(`alter database ${template} with allow_connections false`);
  await admin.end();
  project.provide("readyCompanies", companies);
}
