import { readCompany, type Company } from "#company/server/queries.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Services } from "#platform/server/services.ts";

/** The calendar date in a time zone: 2026-11-20. */
export const dayIn = (timeZone: Company["timeZone"], at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    at,
  );

export const companyToday = async (
  tx: Tenant,
  { now }: Pick<Services, "now">,
  companyId: string,
): Promise<string> => dayIn((await readCompany(tx, companyId)).timeZone, now());
