import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { chunk, type ImportCall } from "#imports/server/kind.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { fold } from "#platform/searchWords.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { inSteps } from "#platform/server/work/inSteps.ts";
import { maxNewSkills } from "../../rules/import/columns.ts";
import {
  validateQuestions,
  readQuestions,
  listUnknownSkills,
  type KnownRows,
  type ReadRow,
} from "../../rules/import/validateQuestions.ts";
import { questionModels, skillFamilies, skills } from "../../tables.ts";
import type { Status } from "../../vocabulary.ts";

export const QuestionImportOptions = z.strictObject({
  /** French names of skills that the company does not have, to be created. */
  create: z.array(z.string().max(120)).max(maxNewSkills).default([]),
  /** The family in which they are created. */
  family: z.union([z.uuid(), z.literal("")]).default(""),
});

/** Statements are cut off after ten seconds, and the words of a question take most of the time of an insert. */
export const batchSize = 1_000;

/** The rows of a file as the catalogue stands now. */
export async function validateRows({ tx, importer, options }: ImportCall, rows: readonly ParsedRow[]) {
  const { companyId } = importer;
  const { create, family } = QuestionImportOptions.parse(options);
  const isPlace = create.length > 0 && (await isActiveFamily(tx, companyId, family));
  const existing = await listSkills(tx, companyId);
  const catalogue = {
    skills: existing,
    models: await tx.select().from(questionModels).where(eq(questionModels.companyId, companyId)),
    // No skill is created outside a family.
    created: isPlace ? create : [],
  };
  const read = await inSteps(readQuestions(rows, catalogue));
  return {
    ...(await inSteps(validateQuestions(read, await loadKnownRows(tx, companyId, read)))),
    unknown: await inSteps(listUnknownSkills(read)),
    allNames: existing.map(({ nameFr }) => nameFr),
    family,
  };
}

const isActiveFamily = async (tx: Tenant, companyId: string, family: string): Promise<boolean> =>
  family !== "" &&
  (
    await tx
      .select({ id: skillFamilies.id })
      .from(skillFamilies)
      .where(
        and(
          eq(skillFamilies.companyId, companyId),
          eq(skillFamilies.id, family),
          eq(skillFamilies.isArchived, false),
        ),
      )
  ).length > 0;

const listSkills = (tx: Tenant, companyId: string) =>
  tx
    .select({ id: skills.id, nameFr: skills.nameFr, nameEn: skills.nameEn, isArchived: skills.isArchived })
    .from(skills)
    .where(eq(skills.companyId, companyId))
    .orderBy(asc(skills.position), asc(skills.id));

const wordsIn = (text: SQL) => sql`regexp_replace(${text}, '[^[:alnum:]]+', '', 'g')`;

/**
 * Asks for what the rows may be twins of, and for nothing else: the size of the catalogue does not matter. The texts are
 * folded here, which is quicker than `app.fold` for each row.
 */
async function loadKnownRows(tx: Tenant, companyId: string, rows: readonly ReadRow[]): Promise<KnownRows> {
  const texts = new Map<number, Status>();
  const slugs = new Set<number>();
  const isRight = ({ problems }: ReadRow) => Object.keys(problems).length === 0;
  // Of a file of ours, the slug says which question it is, whatever its skill is called and whatever else it needs.
  const concerned = rows.filter((row) => isRight(row) || row.question.slug !== null);
  for (const some of chunk(concerned, batchSize)) {
    const asked = some.map((row) => ({
      number: row.number,
      skill: isRight(row) ? row.skillId : null,
      key: fold(row.question.textFr),
      slug: row.question.slug,
    }));
    const found = await tx.execute<{ number: number; archived: boolean | null; slug: boolean }>(sql`
      select r.number, known.archived, exists (
          select from questions q where q.company_id = ${companyId} and q.slug = r.slug) as slug
      from json_to_recordset(${JSON.stringify(asked)}::json) as r(number int, skill uuid, key text, slug text)
      left join lateral (
        select bool_and(k.is_archived) as archived from (
          select q.is_archived from questions q
          where q.company_id = ${companyId} and q.skill_id = r.skill and q.text_key = r.key
          union all
          select q.is_archived from questions q
          where q.company_id = ${companyId} and q.slug = r.slug and ${wordsIn(sql`q.text_key`)} = ${wordsIn(sql`r.key`)}
        ) k) known on true
      where known.archived is not null or r.slug is not null`);
    for (const { number, archived, slug } of found.rows) {
      if (archived !== null) texts.set(number, archived ? "archived" : "active");
      if (slug) slugs.add(number);
    }
  }
  return { texts, slugs };
}
