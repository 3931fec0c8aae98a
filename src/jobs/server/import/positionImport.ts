import { eq } from "drizzle-orm";
import * as z from "zod";
import { lockCompany } from "#company/server/queries.ts";
import { withLikeNames } from "#imports/rules/nearNameFinder.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { countWritten } from "#imports/rules/rowValidation.ts";
import {
  makeOptionsParser,
  Outdated,
  makeProblemDescriber,
  type ImportCall,
  type ImportKind,
} from "#imports/server/kind.ts";
import { fold } from "#platform/searchWords.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { skills } from "#skills/tables.ts";
import { maxFamilies } from "../../rules.ts";
import { maxImportedPositions, positionColumns } from "../../rules/import/columns.ts";
import {
  validatePositions,
  type PositionsValidationContext,
  type KnownPosition,
} from "../../rules/import/validatePositions.ts";
import { jobFamilies, jobPositions, jobPositionSkills } from "../../tables.ts";
import { en } from "../../texts/import.en.ts";
import { fr } from "../../texts/import.fr.ts";
import { writePositions } from "./writePositions.ts";

const PositionImportOptions = z.strictObject({
  /** French names of families that the company does not have, to be created. */
  create: z.array(z.string().max(120)).max(maxFamilies).exactOptional(),
});

/** Positions from a file (src/jobs/README.md). */
export const positionImport: ImportKind = {
  name: "positions",
  capability: "administer",
  fields: positionColumns,
  fills: [jobFamilies, jobPositions, jobPositionSkills],
  maxRows: maxImportedPositions,
  maxBytes: 10_000_000,
  createOption: "create",
  parseOptions: makeOptionsParser(PositionImportOptions),
  check: async (call, rows) => {
    const { validations, unknown, onFile } = await validateRows(call, rows);
    const names = onFile.families.map(({ nameFr }) => nameFr);
    return { validations, unknownNames: withLikeNames(countNames(unknown), names).slice(0, maxFamilies) };
  },
  write: async (call, rows) => {
    const { tx, importer, onProgress } = call;
    // As the page of a position does; what is validated now stays true until the end of the transaction.
    await lockCompany(tx, importer.companyId);
    const { validations, planned, onFile } = await validateRows(call, rows);
    if (validations.some(({ state }) => state === "error")) throw new Outdated();
    const families = await writePositions(call, planned, onFile);
    await onProgress(rows.length);
    return { ...countWritten(validations), more: { families } };
  },
  sentence: makeProblemDescriber({ fr, en }),
};

/** Each name once, as it is written first, with the number of rows that have it. */
function countNames(names: readonly string[]): { name: string; count: number }[] {
  return [...Map.groupBy(names, fold).values()].map((same) => ({ name: same[0] ?? "", count: same.length }));
}

async function validateRows(
  { tx, importer: { companyId }, options }: ImportCall,
  rows: readonly ParsedRow[],
) {
  const { create: created = [] } = PositionImportOptions.parse(options);
  const onFile = { ...(await readJobs(tx, companyId)), created };
  return { ...(await inSteps(validatePositions(rows, onFile))), onFile };
}

/** The positions of the company, and what they are made of. */
async function readJobs(tx: Tenant, companyId: string): Promise<Omit<PositionsValidationContext, "created">> {
  const named = (table: typeof jobFamilies | typeof skills) => ({
    id: table.id,
    nameFr: table.nameFr as typeof skills.nameFr,
    nameEn: table.nameEn as typeof skills.nameEn,
    isArchived: table.isArchived as typeof skills.isArchived,
  });
  const families = await tx
    .select(named(jobFamilies))
    .from(jobFamilies)
    .where(eq(jobFamilies.companyId, companyId))
    .orderBy(jobFamilies.nameKey, jobFamilies.id);
  const allSkills = await tx
    .select(named(skills))
    .from(skills)
    .where(eq(skills.companyId, companyId))
    .orderBy(skills.position, skills.id);
  const expected = await tx
    .select({
      positionId: jobPositionSkills.positionId,
      id: jobPositionSkills.skillId,
      level: jobPositionSkills.expectedLevel,
    })
    .from(jobPositionSkills)
    .where(eq(jobPositionSkills.companyId, companyId))
    .orderBy(jobPositionSkills.position, jobPositionSkills.skillId);
  const byPosition = Map.groupBy(expected, ({ positionId }) => positionId);
  const positions = await tx
    .select({
      id: jobPositions.id,
      nameFr: jobPositions.nameFr,
      nameEn: jobPositions.nameEn,
      isArchived: jobPositions.isArchived,
      familyId: jobPositions.familyId,
      descriptionFr: jobPositions.descriptionFr,
      descriptionEn: jobPositions.descriptionEn,
    })
    .from(jobPositions)
    .where(eq(jobPositions.companyId, companyId));
  const withSkills = positions.map(
    (position): KnownPosition => ({
      ...position,
      skills: (byPosition.get(position.id) ?? []).map(({ id, level }) => ({ id, level })),
    }),
  );
  return { positions: withSkills, families, skills: allSkills };
}
