import { and, desc, eq } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { DraftSetting } from "../../contract/drafts.ts";
import { areDraftsOn, type DraftSwitch } from "../../rules/drafts/drafting.ts";
import { developmentDraftSwitches as switches } from "../../tables.ts";

/** How many times the page shows. */
const maxSwitchesShown = 50;

/** The last time that drafts were switched; undefined where they never were. */
export async function readLastSwitch(
  tx: Tenant,
  companyId: string,
): Promise<(DraftSwitch & { number: number }) | undefined> {
  const [last] = await tx
    .select({ number: switches.number, isOn: switches.isOn, switchedOn: switches.switchedOn })
    .from(switches)
    .where(eq(switches.companyId, companyId))
    .orderBy(desc(switches.number))
    .limit(1);
  return last;
}

/** Whether what is launched now tells those who answer that a plan may be drafted by AI. */
export const announcesDrafts = async (
  tx: Tenant,
  { draftServer }: Pick<Services, "draftServer">,
  companyId: string,
): Promise<boolean> => draftServer !== null && areDraftsOn(await readLastSwitch(tx, companyId), true);

export async function readDraftSetting(
  tx: Tenant,
  { draftServer }: Pick<Services, "draftServer">,
  companyId: string,
): Promise<DraftSetting> {
  const rows = await tx
    .select({
      id: switches.id,
      isOn: switches.isOn,
      switchedOn: switches.switchedOn,
      at: switches.switchedAt,
      by: { id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName },
      assessment: switches.assessment,
      model: switches.model,
    })
    .from(switches)
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, switches.companyId), eq(profiles.id, switches.switchedByProfileId)),
    )
    .where(eq(switches.companyId, companyId))
    .orderBy(desc(switches.number))
    .limit(maxSwitchesShown);
  return {
    isOn: areDraftsOn(rows[0], draftServer !== null),
    destination: draftServer && { host: draftServer.host, model: draftServer.model },
    history: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
