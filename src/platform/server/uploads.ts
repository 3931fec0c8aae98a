import { createWriteStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Hono, type Context } from "hono";
import type * as z from "zod";
import type { Policy } from "#platform/contract/endpoint.ts";
import type { Limit } from "#platform/contract/limits.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "./database.ts";
import { failureOf } from "./failures.ts";
import { admit } from "./handle.ts";
import { answer, arrival, originCheck, typeIn } from "./requestGuard.ts";
import type { Actor, RequestContext, Services } from "./services.ts";

/** A file that has arrived whole. It is its receiver's from then on, and removed if the receiver throws. */
export interface ReceivedFile {
  /** Where it stands, under a name of ours. */
  path: string;
  type: string;
  bytes: number;
}

/** One kind of file that people send, at POST /uploads/<name>. */
export interface Upload<Answer extends z.ZodType = z.ZodType> {
  name: string;
  allow: Exclude<Policy, "anyone">;
  limit: readonly Limit[];
  maxBytes: number;
  /** The content types accepted. What is declared is not checked against the bytes: the receiver does. */
  types: readonly string[];
  answer: Answer;
  receive: (call: {
    file: ReceivedFile;
    actor: Actor;
    tx: Tenant;
    services: Services;
  }) => Promise<z.input<Answer>>;
}

interface Options {
  services: Services;
  /** A folder of DATA_DIR of its own, made when the first file comes. */
  folder: string;
}

const unfinished = ".part";

/**
 * The addresses to which files are sent, as the whole body of a request: written to disk as they come, never held in
 * memory. The time is bounded by the server (httpServer.ts); a file that is too large, slow or cut off leaves nothing.
 */
export function uploadRoutes(uploads: readonly Upload[], { services, folder }: Options): Hono {
  const app = new Hono();
  const isOwn = originCheck(services.appUrl);
  removeUnfinished(folder);
  for (const upload of uploads)
    app.post(`/uploads/${upload.name}`, async (c) => {
      const context = arrival(c, services, isOwn, { types: upload.types });
      if (context instanceof Response) return context;
      try {
        return await received(c, upload, context, folder);
      } catch (error) {
        const { status, headers, body } = failureOf(error, services, context.requestId);
        return c.json(body, status as 500, { "cache-control": "no-store", ...headers });
      }
    });
  app.all("/uploads/*", (c) => answer(c, "not_found", services.newId()));
  return app;
}

async function received(
  c: Context,
  upload: Upload,
  { services, request, address, requestId }: RequestContext,
  folder: string,
): Promise<Response> {
  // Twice: before a byte is read, and again when the whole is there, without a transaction open in between.
  const asAdmitted = async <T>(work: (tx: Tenant, actor: Actor) => Promise<T>) => {
    const done = await services.asActor(request, async (tx, actor) => {
      admit(upload, actor);
      return { result: await work(tx, actor) };
    });
    return done ? done.result : refuse("unauthorized");
  };
  const actor = await asAdmitted(async (_tx, who) => who);
  await services.limits.countCompany(actor.companyId);
  const { sessionId, userId, companyId, profileId: personId } = actor;
  const caller = { address, headers: request, sessionId, userId, companyId, personId };
  await services.limits.count(`POST /uploads/${upload.name}`, upload.limit, caller);
  if (Number(request.get("content-length") ?? 0) > upload.maxBytes) refuse("too_large");

  const place = path.join(folder, services.newId());
  try {
    const bytes = await writeBody(c.req.raw, place, upload.maxBytes);
    const file = { path: place, type: typeIn(request.get("content-type")), bytes };
    const said = await asAdmitted(async (tx, now) =>
      upload.answer.parse(await upload.receive({ file, actor: now, tx, services })),
    );
    return c.json(said as object, 200, {
      "cache-control": "no-store",
      "x-request-id": requestId,
    });
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
}

/** Writes the body of a request beside its place, then puts it there; removes what it wrote when the whole did not come. */
async function writeBody({ body, signal }: Request, place: string, maxBytes: number): Promise<number> {
  if (!body) refuse("invalid_request");
  mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
  const beside = place + unfinished;
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new TooLarge() : null, chunk);
    },
  });
  try {
    const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(source, count, createWriteStream(beside, { flags: "wx", mode: 0o600 }), { signal });
    if (bytes === 0) refuse("invalid_request");
    await rename(beside, place);
    return bytes;
  } catch (error) {
    await rm(beside, { force: true });
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

/** What a process that was killed left behind. */
function removeUnfinished(folder: string): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) if (name.endsWith(unfinished)) rmSync(path.join(folder, name), { force: true });
}
