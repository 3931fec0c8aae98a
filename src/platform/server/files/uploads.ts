import { createWriteStream, mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Hono, type Context } from "hono";
import type * as z from "zod";
import type { Policy } from "#platform/contract/endpoint.ts";
import type { Limit } from "#platform/contract/limits.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "../database/database.ts";
import { toFailure } from "../process/failures.ts";
import { admit } from "../calls/handle.ts";
import { answer, acceptRequest, originCheck, typeIn } from "../http/requestGuard.ts";
import type { Actor, Identity, RequestContext, Services } from "../services.ts";
import { toPartialPath, settleFile, tieToTransaction } from "./uploadedFiles.ts";

/** A file that has arrived whole. It is removed if what its kind does with it throws. */
export interface ReceivedFile {
  /** Where `read` finds it; for `keep`, where it stands after the commit. */
  path: string;
  type: string;
  bytes: number;
}

/** One kind of file that people send, at POST /uploads/<name>; `Read`: what is understood of it. */
export interface Upload<
  Read = unknown,
  Answer extends z.ZodType = z.ZodType,
  Parameters extends z.ZodType = z.ZodType,
> {
  name: string;
  allow: Exclude<Policy, "anyone">;
  limit: readonly Limit[];
  maxBytes: number;
  /** The content types accepted. What is declared is not checked against the bytes: `read` does. */
  types: readonly string[];
  /** False: all there is to keep is what was read, and the file is removed once it has been. */
  keepsFile: boolean;
  answer: Answer;
  /** What may be said of the file in the query of the address; nothing when left out. */
  parameters?: Parameters;
  /** Checks the first bytes, parses, encodes anew: as slow as it must be, since it holds no connection. */
  read(call: {
    file: ReceivedFile;
    /** Where it may write what is too large to hand over; removed afterwards. */
    scratch: string;
    /** The sender has left. */
    signal: AbortSignal;
    parameters: z.output<Parameters>;
    sender: Identity;
    services: Services;
  }): Promise<Read>;
  /** Writes down what was read, in a transaction as the person, admitted anew: quick, since others wait for it. */
  keep(call: {
    read: Read;
    scratch: string;
    parameters: z.output<Parameters>;
    file: ReceivedFile;
    actor: Actor;
    tx: Tenant;
    services: Services;
  }): Promise<z.input<Answer>>;
}

interface Options {
  services: Services;
  /** A folder of DATA_DIR of its own, made when the first file comes. */
  folder: string;
}

/** Of one person, of all kinds together: they may be slow, and each keeps room on the disk. */
const maxConcurrentUploads = 3;
/** Seconds. */
const retryAfterSeconds = 5;

/**
 * The addresses to which files are sent, as the whole body of a request: written to disk as they come, never held in
 * memory. The time is bounded by the server (httpServer.ts); a file that is too large, slow or cut off leaves nothing.
 */
export function uploadRoutes(uploads: readonly Upload[], { services, folder }: Options): Hono {
  const app = new Hono();
  const isOwn = originCheck(services.appUrl);
  const runWithinLimit = limitPerPerson(maxConcurrentUploads);
  for (const upload of uploads)
    app.post(`/uploads/${upload.name}`, async (c) => {
      const context = acceptRequest(c, services, isOwn, { types: upload.types });
      if (context instanceof Response) return context;
      try {
        return await receiveUpload(c, upload, context, { folder, runWithinLimit });
      } catch (error) {
        const { status, headers, body } = toFailure(error, services, context.requestId);
        return c.json(body, status as 500, { "cache-control": "no-store", ...headers });
      }
    });
  app.all("/uploads/*", (c) => answer(c, "not_found", services.newId()));
  return app;
}

async function receiveUpload(
  c: Context,
  upload: Upload,
  { services, request, address, requestId }: RequestContext,
  { folder, runWithinLimit }: { folder: string; runWithinLimit: ReturnType<typeof limitPerPerson> },
): Promise<Response> {
  // Twice: before a byte is read, and again when the whole is understood, without a transaction open in between.
  const runAdmitted = async <T>(work: (tx: Tenant, actor: Actor) => Promise<T>) => {
    const done = await services.asActor(request, async (tx, actor) => {
      admit(upload, actor);
      return { result: await work(tx, actor) };
    });
    return done ? done.result : refuse("unauthorized");
  };
  const guard = services.recentRefusals.at(
    `POST /uploads/${upload.name}`,
    services.readSessionToken(request),
  );
  guard.check();
  const actor = await runAdmitted(async (_tx, who) => who);
  const parameters = parseParameters(upload, c.req.query());
  await guard.counted(() => services.limits.countCompany(actor));
  const { sessionId, userId, companyId, profileId: personId } = actor;
  const caller = { address, headers: request, sessionId, userId, companyId, personId };
  await guard.counted(() => services.limits.count(`POST /uploads/${upload.name}`, upload.limit, caller));
  if (Number(request.get("content-length") ?? 0) > upload.maxBytes) refuse("too_large");

  const output = await runWithinLimit(personId, async () => {
    const place = path.join(folder, services.newId());
    const scratch = toPartialPath(`${place}.scratch`);
    let standsAt = toPartialPath(place);
    try {
      const bytes = await writeBody(c.req.raw, standsAt, upload.maxBytes);
      const file = { path: standsAt, type: typeIn(request.get("content-type")), bytes };
      const read = await upload.read({
        file,
        scratch,
        signal: c.req.raw.signal,
        parameters,
        sender: actor,
        services,
      });
      if (!upload.keepsFile) await rm(standsAt, { force: true });
      const answered = await runAdmitted(async (tx, now) => {
        if (upload.keepsFile) standsAt = await tieToTransaction(tx, place);
        const kept = { ...file, path: place };
        return upload.answer.parse(
          await upload.keep({ read, scratch, parameters, file: kept, actor: now, tx, services }),
        );
      });
      if (upload.keepsFile) await rename(standsAt, place);
      return answered;
    } catch (error) {
      // A commit that was cut off may have succeeded: PostgreSQL knows.
      await settleFile(services, standsAt);
      throw error;
    } finally {
      await rm(scratch, { force: true });
    }
  });
  return c.json(output as object, 200, { "cache-control": "no-store", "x-request-id": requestId });
}

function parseParameters({ parameters }: Upload, query: Record<string, string>): unknown {
  const parsed = parameters?.safeParse(query);
  if (parsed && !parsed.success) refuse("invalid_data");
  return parsed?.data;
}

/** Runs work for a person who has less than `max` in progress in this process, and refuses it otherwise. */
function limitPerPerson(max: number) {
  const runningByPerson = new Map<string, number>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const before = runningByPerson.get(who) ?? 0;
    if (before >= max) refuse("too_many_requests", undefined, retryAfterSeconds);
    runningByPerson.set(who, before + 1);
    try {
      return await work();
    } finally {
      const left = (runningByPerson.get(who) ?? 0) - 1;
      if (left > 0) runningByPerson.set(who, left);
      else runningByPerson.delete(who);
    }
  };
}

/** Writes the body of a request; refused when the whole did not come. */
async function writeBody({ body, signal }: Request, file: string, maxBytes: number): Promise<number> {
  if (!body) refuse("invalid_request");
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new TooLarge() : null, chunk);
    },
  });
  try {
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(source, count, createWriteStream(file, { flags: "wx", mode: 0o600 }), { signal });
    if (bytes === 0) refuse("invalid_request");
    return bytes;
  } catch (error) {
    if (error instanceof TooLarge) refuse("too_large");
    if (signal.aborted || isCutOff(error)) refuse("invalid_request");
    throw error;
  }
}

class TooLarge extends Error {}

/** The sender left, or was too slow for the server: no failure of ours. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" ||
    ["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].includes((error as NodeJS.ErrnoException).code ?? ""));
