import { asTenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";
import { discardDrafts } from "./queries/drafts.ts";

/** An evaluation was archived while people were writing: nobody will ever send these drafts. Harmless when repeated. */
export const discardDraftsTask = (
  services: Services,
  { companyId, evaluationId }: { companyId: string; evaluationId: string },
): Promise<void> =>
  asTenant(services.db, { companyId, profileId: null }, (tx) => discardDrafts(tx, { evaluationId }));
