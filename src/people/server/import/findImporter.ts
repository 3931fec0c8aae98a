import { and, eq } from "drizzle-orm";
import type { ImportPorts } from "#imports/server/ports.ts";
import { listCapabilities } from "../../rules.ts";
import { profiles } from "../../tables.ts";

/** Who imports, as they may act at this moment. */
export const findImporter: ImportPorts["findImporter"] = async (tx, { companyId, profileId }, capability) => {
  const [found] = await tx
    .select({
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
      language: profiles.language,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)));
  if (!found?.isActive || !listCapabilities(found).includes(capability)) return null;
  const { role, isAdmin, language } = found;
  return { companyId, profileId, role, isAdmin, language };
};
