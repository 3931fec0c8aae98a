import { randomUUID } from "node:crypto";
import path from "node:path";
import { inject } from "vitest";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { runCheck } from "#imports/server/checkImport.ts";
import { runImport } from "#imports/server/runImport.ts";
import { uploadRoutes } from "#platform/server/files/uploads.ts";
import { importKinds, uploads } from "../registries.ts";
import { importedFiles, type ImportCalls } from "./importedFiles.ts";
import type { Person, World } from "./world.ts";

/** Sends a file as the product receives it. */
export function makeSender(world: World) {
  const { services } = world;
  const folder = path.join(inject("filesFolder"), randomUUID());
  const app = uploadRoutes(uploads, { services, folder });
  return async (
    person: Pick<Person, "cookie">,
    name: string,
    body: string | Buffer,
    query: Record<string, string> = {},
  ): Promise<{ status: number; body: { id: string; code?: string } }> => {
    const request = new Request(`${services.appUrl}/uploads/${name}?${String(new URLSearchParams(query))}`, {
      method: "POST",
      body: typeof body === "string" ? body : new Uint8Array(body),
      headers: { cookie: person.cookie, origin: services.appUrl, "content-type": "text/csv" },
    });
    const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: "10.0.0.1" } } });
    return { status: answer.status, body: (await answer.json()) as { id: string } };
  };
}

/** Runs the task that checks the rows; does nothing where it is not queued. */
export const runImportCheck = (
  world: World,
  { companyId, profileId }: Person,
  importId: string,
): Promise<void> => runCheck(world.services, importKinds, { companyId, profileId, importId });

/** Does what the worker does when an import is started. */
export const runStartedImport = (
  world: World,
  { companyId, profileId }: Person,
  importId: string,
): Promise<void> => runImport(world.services, importKinds, { companyId, profileId, importId });

/** Files of one kind, as far as the check and to their end. */
export function makeImporter(world: World, calls: ImportCalls) {
  const send = makeSender(world);
  async function checked(person: Person, file: string | Buffer, options: ImportOptions = {}) {
    const api = person.api[calls];
    const { upload } = importedFiles[calls];
    const { body } = await send(person, upload, file, { name: `${upload}.csv` });
    const { mapping } = await api.read({ id: body.id });
    await api.check({ id: body.id, mapping, options });
    await runImportCheck(world, person, body.id);
    return api.read({ id: body.id, limit: 50 });
  }
  async function imported(
    person: Person,
    file: string | Buffer,
    options: ImportOptions = {},
    onlyValid = false,
  ) {
    const { id } = await checked(person, file, options);
    await person.api[calls].start({ id, onlyValid });
    await runStartedImport(world, person, id);
    return person.api[calls].read({ id, limit: 50 });
  }
  return { checked, imported };
}

/** What is wrong with rows, by field. */
export const listProblemCodes = (rows: ImportView["rows"]) =>
  rows.map(({ problems }) =>
    Object.entries(problems ?? {})
      .map(([field, { code }]) => `${field} ${code}`)
      .toSorted(),
  );
