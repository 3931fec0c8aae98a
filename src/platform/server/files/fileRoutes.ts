import { Hono, type Context } from "hono";
import * as z from "zod";
import type { Policy } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import { toFailure } from "../process/failures.ts";
import { admit } from "../calls/handle.ts";
import { answer, acceptRequest, originCheck } from "../http/requestGuard.ts";
import type { RequestContext, Services } from "../services.ts";
import { findStoredFile, readStoredFile } from "./storedFiles.ts";

/** One kind of stored file, at GET /files/<name>/<id>; `allow`: who of its company may see any of them. */
export interface FileKind {
  name: string;
  allow: Exclude<Policy, "anyone">;
}

/**
 * Stored files, for people of their company: read from the storage by the server, whose address is not disclosed. An id
 * never gets other bytes, hence what a browser keeps for an hour stays true.
 */
export function fileRoutes(kinds: readonly FileKind[], services: Services): Hono {
  const app = new Hono();
  const isOwn = originCheck(services.appUrl);
  const serve = (kind: FileKind, isSmall: boolean) => async (c: Context) => {
    const context = acceptRequest(c, services, isOwn, { types: [] });
    if (context instanceof Response) return context;
    try {
      return await fileFor(kind, { id: c.req.param("id") ?? "", isSmall }, context);
    } catch (error) {
      const { status, headers, body } = toFailure(error, services, context.requestId);
      return c.json(body, status as 500, { "cache-control": "no-store", ...headers });
    }
  };
  for (const kind of kinds) {
    app.get(`/files/${kind.name}/:id`, serve(kind, false));
    app.get(`/files/${kind.name}/:id/small`, serve(kind, true));
  }
  app.all("/files/*", (c) => answer(c, "not_found", services.newId()));
  return app;
}

async function fileFor(
  kind: FileKind,
  { id, isSmall }: { id: string; isSmall: boolean },
  { services, request, requestId }: RequestContext,
): Promise<Response> {
  const found = await services.asActor(request, async (tx, actor) => {
    admit(kind, actor);
    if (!z.uuid().safeParse(id).success) refuse("not_found");
    await services.limits.countCompany(actor);
    const { companyId } = actor;
    const file = await findStoredFile(tx, { companyId, kind: kind.name, id });
    return file ? { ...file, companyId } : refuse("not_found");
  });
  if (!found) return refuse("unauthorized");
  // Without a connection: the storage may be slow.
  const bytes = await readStoredFile(services, { companyId: found.companyId, id, isSmall });
  if (!bytes) return refuse("not_found");
  return new Response(bytes, {
    headers: {
      "content-type": found.type,
      "content-length": String(bytes.length),
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=3600, immutable",
      "x-request-id": requestId,
    },
  });
}
