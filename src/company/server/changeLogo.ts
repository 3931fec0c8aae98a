import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { saveCompany } from "./queries.ts";

interface Context {
  tx: Tenant;
  actor: Actor;
  services: Services;
  requestId: string | null;
}

/** Gives the company a logo, or none. The file that was its logo goes by itself (app.keep_file). */
export async function changeLogo(context: Context, logo: string | null): Promise<void> {
  const { tx, actor } = context;
  await saveCompany(tx, actor.companyId, { logo });
  await audit(tx, context, {
    action: logo ? "company.setLogo" : "company.removeLogo",
    objectType: "company",
    objectId: actor.companyId,
  });
}
