import { and, desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { DraftSetting } from "../../contract/drafts.ts";
import { areDraftsOn, type DraftSwitch } from "../../rules/drafts/drafting.ts";
import { developmentDraftSwitches as switches } from "../../tables/drafts.ts";

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

/** Whether they were switched on the last time, in the company of each row of a statement. */
export const rowSwitchesDrafts = (companyId: SQLWrapper): SQL<boolean> =>
  sql`coalesce((select s.is_on from ${switches} s where s.company_id = ${companyId}
    order by s.number desc limit 1), false)`;

export const hasDraftServer = ({ draftServer }: Pick<Services, "draftServer">): boolean =>
  draftServer !== null;

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
