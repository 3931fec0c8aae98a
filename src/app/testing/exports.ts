import { writeExport } from "#exports/server/writeExport.ts";
import type { Person, World } from "./world.ts";

/** Does what the worker does when a file is asked for. */
export const runExport = (
  { services }: World,
  { companyId, profileId }: Pick<Person, "companyId" | "profileId">,
  exportId: string,
): Promise<void> => writeExport(services, { companyId, profileId, exportId });
