import { randomUUID } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ContractRouterClient } from "@orpc/contract";
import { inject } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import { ensureUser, markVerified } from "#accounts/server/users.ts";
import { createCompany, raiseJobStatusesVersion } from "#company/server/queries.ts";
import { failureFrom } from "#platform/client/api.ts";
import { createClient } from "#platform/client/rpc.ts";
import { insertProfile, type NewProfile } from "#people/server/queries.ts";
import { makeTables } from "#imports/server/reading/tables.ts";
import { asReportWriter, asTenant, type Tenant } from "#platform/server/database/database.ts";
import { apiRoutes } from "#platform/server/http/http.ts";
import type { Services } from "#platform/server/services.ts";
import { makeStorage } from "#platform/server/files/makeStorage.ts";
import { makeImages } from "#platform/server/images/images.ts";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { cloneDatabase, type TestDatabase } from "#platform/testing/database.ts";
import { addLibrary } from "#skills/server/library.ts";
import { addJobLibrary } from "#jobs/server/library.ts";
import { contract, router } from "../registries.ts";
import { makeServices } from "../services.ts";

export type Api = ContractRouterClient<typeof contract>;

export interface Person {
  profileId: string;
  userId: string;
  companyId: string;
  email: string;
  firstName: string;
  /** Calls the product as this person, with a full session, through HTTP routing, cookies and JSON. */
  api: Api;
  cookie: string;
}

export interface World {
  database: TestDatabase;
  services: Services;
  /** The product's clock; move it to make time pass. */
  clock: { now: Date; advance: (ms: number) => void };
  /** Calls the product as a visitor. */
  visitor: Api;
  /** A company with its owner (account_owner, is_admin) and the default library. */
  company: (name?: string) => Promise<Person>;
  person: (owner: Person, facts?: Partial<NewProfile>) => Promise<Person>;
  as: (cookie: string) => Api;
  /** Looks into the company's rows as the application would. */
  inside: <T>(
    person: Pick<Person, "companyId" | "profileId">,
    work: (tx: Tenant) => Promise<T>,
  ) => Promise<T>;
  /** Looks into the company's responses as the snapshot writer would. */
  reporting: <T>(
    person: Pick<Person, "companyId" | "profileId">,
    work: (tx: Tenant) => Promise<T>,
  ) => Promise<T>;
  /** As from a computer of its own, unless an address is given. */
  fetch: (request: Request, address?: string) => Promise<Response>;
}

interface WorldOptions
  extends Pick<
    Parameters<typeof makeServices>[0],
    "companyRate" | "draftServer" | "invitationsPerDay" | "isTrustedProxy" | "providers" | "random"
  > {
  now?: Date;
  pool?: number;
  appUrl?: string;
}

/** The whole product on a database of its own, with a clock that stands still. */
export async function makeWorld(options: WorldOptions = {}): Promise<World> {
  const { appUrl = "http://localhost:3000" } = options;
  const database = await cloneDatabase(options.pool ? { max: options.pool } : {});
  const clock = {
    now: options.now ?? new Date("2026-11-20T15:00:00Z"),
    advance(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const quiet = {
    info: () => {},
    warn: () => {},
    error: (fields: object, message: string) =>
      process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
  };
  const services = makeServices({
    db: database.db,
    reportDb: database.reportDb,
    secret: "a secret of the tests, long enough to sign",
    appUrl,
    log: quiet,
    typesetter: makeTypesetter({
      onFailure: (failure) => quiet.error({ failure }, "no PDF"),
      entry: new URL("../../platform/server/typesetting/worker.ts", import.meta.url),
    }),
    images: makeImages({
      entry: fileURLToPath(new URL("../../platform/server/images/child.ts", import.meta.url)),
      onFailure: quiet.warn,
    }),
    tables: makeTables({
      entry: fileURLToPath(new URL("../../imports/server/reading/child.ts", import.meta.url)),
      onFailure: quiet.warn,
    }),
    // Made when the first file is stored, in the folder of the whole run.
    storage: makeStorage({ kind: "folder", folder: path.join(inject("filesFolder"), randomUUID()) }),
    providers: options.providers ?? [],
    draftServer: options.draftServer ?? null,
    now: () => clock.now,
    companyRate: options.companyRate ?? 0,
    invitationsPerDay: options.invitationsPerDay,
    ...(options.isTrustedProxy ? { isTrustedProxy: options.isTrustedProxy } : {}),
    ...(options.random ? { random: options.random } : {}),
  });
  const app = apiRoutes(router, contract, services);
  let computers = 0;
  const nextComputer = () => {
    computers += 1;
    return `10.${(computers >> 16) & 255}.${(computers >> 8) & 255}.${computers & 255}`;
  };
  const fetch = async (request: Request, address = nextComputer()) =>
    app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
  const as = (cookie: string): Api =>
    createClient<Api>((path, { headers, ...init }) =>
      fetch(
        new Request(appUrl + path, {
          ...init,
          headers: { ...(headers as object), origin: appUrl, ...(cookie ? { cookie } : {}) },
        }),
      ),
    );
  let count = 0;
  // Their library stands in the clone (readyCompanies.ts); the companies begin when a test asks for them.
  const readyCompanies = [...inject("readyCompanies")];

  const person = async (
    owner: Pick<Person, "companyId">,
    facts: Partial<NewProfile> = {},
  ): Promise<Person> => {
    count += 1;
    const email = facts.email ?? `personne${count}@entreprise.example`;
    const user = await ensureUser(database.db, services, email);
    await markVerified(database.db, services, user.id);
    const profileId = services.newId();
    await asTenant(database.db, { companyId: owner.companyId, profileId: null }, (tx) =>
      insertProfile(tx, {
        companyId: owner.companyId,
        id: profileId,
        userId: user.id,
        firstName: `Prénom${count}`,
        lastName: `Nom${count}`,
        email,
        joinedAt: clock.now,
        invitedAt: clock.now,
        createdAt: clock.now,
        ...facts,
      }),
    );
    const setCookie = await openSession(database.db, services, services.keys, {
      userId: user.id,
      companyId: owner.companyId,
      profileId,
      scope: "full",
    });
    const cookie = setCookie.split(";")[0] ?? "";
    return {
      profileId,
      userId: user.id,
      companyId: owner.companyId,
      email,
      firstName: facts.firstName ?? `Prénom${count}`,
      cookie,
      api: as(cookie),
    };
  };

  return {
    database,
    services,
    clock,
    visitor: as(""),
    as,
    fetch,
    person,
    inside: (who, work) => asTenant(database.db, who, work),
    reporting: (who, work) => asTenant(database.reportDb, who, (tx) => asReportWriter(tx, () => work(tx))),
    async company(name = "Coopérative des tests") {
      const ready = readyCompanies.pop();
      const companyId = ready ?? services.newId();
      await asTenant(database.db, { companyId, profileId: null }, async (tx) => {
        await createCompany(tx, { id: companyId, name, createdAt: clock.now });
        if (ready) return raiseJobStatusesVersion(tx, companyId);
        await addLibrary(tx, services, companyId);
        await addJobLibrary(tx, services, companyId);
      });
      return person({ companyId }, { role: "account_owner", isAdmin: true });
    },
  };
}

/** The code a refused call answered, or « ok ». */
export const readErrorCode = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (error: unknown) => failureFrom(error).code,
  );

/** The fields that a refused call names, with their reasons, or « ok ». */
export const readErrorFields = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    (error: unknown) => failureFrom(error).fields,
  );
