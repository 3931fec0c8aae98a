import type { Capability } from "#platform/contract/endpoint.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { declarePorts } from "#platform/server/ports.ts";
import type { Importer } from "./kind.ts";

export interface ImportPorts {
  /** The importer with their present rights, found by people/; null when they have the capability no more. */
  findImporter: (
    tx: Tenant,
    who: Pick<Importer, "companyId" | "profileId">,
    capability: Capability,
  ) => Promise<Importer | null>;
}
export const importPorts = declarePorts<ImportPorts>("imports");
