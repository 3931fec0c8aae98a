import { sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { draftingNoticeVersion, NOTICE_VERSION } from "../rules/notice.ts";
import { evaluations } from "../tables.ts";
import { evaluationPorts } from "./ports.ts";

/** The version of the notice that a launch freezes now; what shows a notice before the launch shows this one. */
export async function resolveLaunchNotice(
  tx: Tenant,
  services: Services,
  companyId: string,
): Promise<number> {
  const { rows } = await tx.execute<{ isOn: boolean }>(
    sql`select ${evaluationPorts.rowSwitchesDrafts(sql`${companyId}::uuid`)} as "isOn"`,
  );
  return toLaunchNotice(services, rows[0]?.isOn ?? false);
}

/** The same, where a statement about an evaluation has brought `selectDraftsSwitch` along. */
export const toLaunchNotice = (services: Services, areDraftsSwitchedOn: boolean): number =>
  areDraftsSwitchedOn && evaluationPorts.hasDraftServer(services) ? draftingNoticeVersion : NOTICE_VERSION;

export const selectDraftsSwitch = (): SQL<boolean> =>
  evaluationPorts.rowSwitchesDrafts(evaluations.companyId);
