import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";

/** What a change of a person needs around it: the same for a call of its own and for the form that saves all at once. */
export interface ChangeContext {
  tx: Tenant;
  actor: Actor;
  services: Services;
  requestId: string;
}
