import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";

/** The calendar date of this moment where the company is. */
export const readCompanyToday = async (
  tx: Tenant,
  { now }: Pick<Services, "now">,
  companyId: string,
): Promise<string> => dayIn((await readCompany(tx, companyId)).timeZone, now());
