import { and, eq, inArray, sql } from "drizzle-orm";
import { chunk, type ImportKind } from "#imports/server/kind.ts";
import { auditAll, type AuditEntry } from "#platform/server/audit.ts";
import {
  toNewKey,
  type PositionsValidationContext,
  type PlannedPosition,
} from "../../rules/import/validatePositions.ts";
import { jobFamilies, jobPositions, jobPositionSkills } from "../../tables.ts";

type WritingCall = Parameters<ImportKind["write"]>[0];

/** Statements have room for 65,535 parameters, and a position has up to twenty skills of six. */
const batchSize = 400;

/**
 * Writes positions and their skills, with the families that were chosen as far as one is put into them.
 * @returns how many families were created
 */
export async function writePositions(
  call: WritingCall,
  planned: readonly PlannedPosition[],
  onFile: PositionsValidationContext,
): Promise<number> {
  const { tx, services, importer } = call;
  const { companyId } = importer;
  const used = new Set(planned.map(({ facts }) => facts.family));
  const named = onFile.created.filter((name) => used.has(toNewKey(name)));
  const families = new Map(named.map((name) => [toNewKey(name), { id: services.newId(), nameFr: name }]));
  if (families.size > 0)
    await tx.insert(jobFamilies).values([...families.values()].map((family) => ({ companyId, ...family })));
  await log(
    call,
    [...families.values()].map(({ id, nameFr }) => buildEntry("jobs.createFamily", "job_family", id, nameFr)),
  );

  const before = new Map(onFile.positions.map((position) => [position.id, position]));
  let done = 0;
  for (const some of chunk(planned, batchSize)) {
    const rows = some.map(({ id, nameFr, facts: { family, skills, ...texts } }) => {
      const known = before.get(id ?? "");
      return {
        companyId,
        id: id ?? services.newId(),
        isKnown: id !== null,
        nameFr: known?.nameFr ?? nameFr,
        nameEn: known?.nameEn ?? null,
        descriptionFr: known?.descriptionFr ?? null,
        descriptionEn: known?.descriptionEn ?? null,
        ...texts,
        familyId: families.get(family ?? "")?.id ?? family ?? known?.familyId ?? "",
        skills,
      };
    });
    const added = rows.filter(({ isKnown }) => !isKnown);
    if (added.length > 0) await tx.insert(jobPositions).values(added);
    await tx.execute(sql`
      update job_positions p set name_en = c."nameEn", family_id = c."familyId", description_fr = c."descriptionFr",
        description_en = c."descriptionEn", version = p.version + 1
      from json_to_recordset(${JSON.stringify(rows.filter(({ isKnown }) => isKnown))}::json) as c(id uuid, "nameEn" text,
        "familyId" uuid, "descriptionFr" text, "descriptionEn" text)
      where p.company_id = ${companyId} and p.id = c.id`);
    await writeSkills(call, rows, onFile);
    await log(
      call,
      rows.map(({ id, isKnown, nameFr }) =>
        buildEntry(isKnown ? "jobs.updatePosition" : "jobs.createPosition", "job_position", id, nameFr),
      ),
    );
    done += some.length;
    await call.onProgress(done);
  }
  return families.size;
}

/** Those of the positions of which the file says others, in their order; archived ones, which no file shows, stay after them. */
async function writeSkills(
  { tx, services, importer: { companyId } }: WritingCall,
  rows: readonly { id: string; skills: PlannedPosition["facts"]["skills"] }[],
  { skills, positions }: PositionsValidationContext,
): Promise<void> {
  const archived = new Set(skills.filter(({ isArchived }) => isArchived).map(({ id }) => id));
  const before = new Map(positions.map((position) => [position.id, position.skills]));
  const changed = rows.flatMap(({ id, skills: chosen }) => (chosen ? [{ id, chosen }] : []));
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await tx
    .delete(jobPositionSkills)
    .where(and(eq(jobPositionSkills.companyId, companyId), inArray(jobPositionSkills.positionId, ids)));
  const written = changed.flatMap(({ id: positionId, chosen }) =>
    [...chosen, ...(before.get(positionId) ?? []).filter(({ id }) => archived.has(id))].map(
      ({ id: skillId, level: expectedLevel }, position) => ({
        companyId,
        id: services.newId(),
        positionId,
        skillId,
        expectedLevel,
        position,
      }),
    ),
  );
  if (written.length > 0) await tx.insert(jobPositionSkills).values(written);
}

/** The same entries as the pages of jobs write. */
const buildEntry = (action: string, objectType: string, objectId: string, name: string): AuditEntry => ({
  action,
  objectType,
  objectId,
  details: { name },
});

const log = ({ tx, importer, services, importId }: WritingCall, entries: readonly AuditEntry[]) =>
  auditAll(
    tx,
    { actor: importer, services, requestId: null },
    entries.map((one) => ({ ...one, details: { ...one.details, importId } })),
  );
