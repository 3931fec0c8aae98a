import { Hono, type Context } from "hono";
import * as z from "zod";
import { readCompany } from "#company/server/queries.ts";
import { language } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import { toFailure } from "#platform/server/process/failures.ts";
import { schemes } from "#platform/server/emails/emailTemplate.ts";
import { framedEmailHeaders } from "#platform/server/http/headers.ts";
import { admit } from "#platform/server/calls/handle.ts";
import { ring } from "#platform/server/emails/ring.ts";
import { answer, acceptRequest, originCheck } from "#platform/server/http/requestGuard.ts";
import type { RequestContext, Services } from "#platform/server/services.ts";
import { layOut, readLogo, withInlinePictures } from "#platform/server/emails/writeMessage.ts";
import { writeSample } from "./emails/samples.ts";

const Preview = z.object({
  language,
  kind: z.string(),
  sample: z.string(),
  scheme: z.enum(schemes),
});

/**
 * GET /email-previews/<language>/<kind>/<sample>/<light|dark>: a sample as mail programs draw it. A page of its own,
 * since the policy of the product's pages refuses the inline styles that emails are made of; it runs nothing, and only
 * our own pages may frame it.
 */
export function previewRoutes(services: Services): Hono {
  const app = new Hono();
  const isOwn = originCheck(services.appUrl);
  app.get("/email-previews/:language/:kind/:sample/:scheme", async (c) => {
    const context = acceptRequest(c, services, isOwn, { types: [] });
    if (context instanceof Response) return context;
    try {
      return await preview(c, context);
    } catch (error) {
      const { status, headers, body } = toFailure(error, services, context.requestId);
      return c.json(body, status as 500, { "cache-control": "no-store", ...headers });
    }
  });
  app.all("/email-previews/*", (c) => answer(c, "not_found", services.newId()));
  return app;
}

async function preview(c: Context, { services, request, requestId }: RequestContext): Promise<Response> {
  const company = await services.asActor(request, async (tx, actor) => {
    admit({ allow: "administer" }, actor);
    await services.limits.countCompany(actor);
    return { ...(await readCompany(tx, actor.companyId)), companyId: actor.companyId };
  });
  if (!company) return refuse("unauthorized");
  const asked = Preview.safeParse(c.req.param());
  if (!asked.success) return refuse("not_found");
  const { kind, sample, language, scheme } = asked.data;
  const { name, companyId } = company;
  const content = await writeSample(
    services.emails,
    { kind, sample },
    { language, companyName: name, services },
  );
  if (!content) return refuse("not_found");
  const logo = company.logo && (await readLogo(services, companyId, company.logo));
  const { html } = await layOut(content, language, { name, hasLogo: Boolean(logo) }, scheme);
  return c.html(withInlinePictures(html, [logo || ring]), 200, {
    ...framedEmailHeaders,
    "cache-control": "no-store",
    "x-request-id": requestId,
  });
}
