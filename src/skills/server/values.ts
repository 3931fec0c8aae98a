import { and, asc, eq, sql } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { CompanyValue } from "../contract/values.ts";
import { companyValues, type StoredBehaviour } from "../tables.ts";
import { skillPorts } from "./ports.ts";

/** The values of a company in their order, archived ones too, or the one with this id. */
export async function presentValues(tx: Tenant, companyId: string, id?: string): Promise<CompanyValue[]> {
  const rows = await tx
    .select({
      value: companyValues,
      // Named in full: of one table alone, columns are written without its name.
      usedIn: skillPorts.catalogueUses.ofValue(sql`company_values.company_id`, sql`company_values.id`),
    })
    .from(companyValues)
    .where(
      and(eq(companyValues.companyId, companyId), id === undefined ? undefined : eq(companyValues.id, id)),
    )
    .orderBy(asc(companyValues.position), asc(companyValues.id));
  return rows.map(({ value, usedIn }) => ({
    id: value.id,
    name: { fr: value.nameFr, en: value.nameEn },
    sentence: { fr: value.sentenceFr, en: value.sentenceEn },
    question: { fr: value.questionFr, en: value.questionEn },
    selfText: { fr: value.nameSelfFr, en: value.nameSelfEn },
    behaviours: value.behaviours,
    isArchived: value.isArchived,
    version: value.version,
    usedIn,
  }));
}

export const readValue = async (tx: Tenant, companyId: string, id: string): Promise<CompanyValue> =>
  (await presentValues(tx, companyId, id))[0] ?? refuse("not_found");

/** As they are stored: an English text that is empty is none. */
export const toStoredBehaviours = (behaviours: readonly StoredBehaviour[]): StoredBehaviour[] =>
  behaviours.map(({ fr, en }) => ({ fr, en: en || null }));
