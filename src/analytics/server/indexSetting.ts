import { desc, eq, and, sql } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { readWeightsOn } from "#weights/server/queries.ts";
import type { IndexSetting, IndexWeights } from "../contract/figures.ts";
import { indexSwitches } from "../tables.ts";

/** The last time that the index was switched; undefined where it never was. */
export async function readLastSwitch(tx: Tenant, companyId: string) {
  const [last] = await tx
    .select({
      number: indexSwitches.number,
      isOn: indexSwitches.isOn,
      switchedOn: indexSwitches.switchedOn,
      changedBy: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
    })
    .from(indexSwitches)
    .innerJoin(
      profiles,
      and(
        eq(profiles.companyId, indexSwitches.companyId),
        eq(profiles.id, indexSwitches.switchedByProfileId),
      ),
    )
    .where(eq(indexSwitches.companyId, companyId))
    .orderBy(desc(indexSwitches.number))
    .limit(1);
  return last;
}

type Moment = Parameters<typeof readWeightsOn>[2];

export async function readIndexWeights(tx: Tenant, companyId: string, moment: Moment): Promise<IndexWeights> {
  const { version, weights } = await readWeightsOn(tx, companyId, moment);
  return { version, dimensions: weights.dimensions };
}

export async function readIndexSetting(tx: Tenant, companyId: string, today: Moment): Promise<IndexSetting> {
  const last = await readLastSwitch(tx, companyId);
  return {
    isOn: last?.isOn ?? false,
    announcedOn: last?.isOn ? last.switchedOn : null,
    changedBy: last?.changedBy ?? null,
    weights: await readIndexWeights(tx, companyId, today),
  };
}
