import { sql } from "drizzle-orm";
import { Outdated, chunk, type ImportKind } from "#imports/server/kind.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PlannedQuestion } from "../../rules/import/validateQuestions.ts";
import { SlugsOfFile } from "../../rules/import/slugsOfFile.ts";
import { batchSize } from "./validateRows.ts";
import { positionGap } from "../../rules/order.ts";

/** Writes the questions, each at the end of its skill, a few statements for every thousand. */
export async function addQuestions(
  { tx, importer: { companyId }, services, importId, onProgress }: Parameters<ImportKind["write"]>[0],
  planned: readonly PlannedQuestion[],
  created: ReadonlyMap<string, string>,
): Promise<void> {
  const resolveSkillId = ({ skillId, skillKey }: PlannedQuestion) => skillId ?? created.get(skillKey) ?? "";
  const places = await findLastPlaces(tx, companyId, [...new Set(planned.map(resolveSkillId))]);
  const slugs = new SlugsOfFile(planned.flatMap(({ question }) => question.slug ?? []));
  let done = 0;
  for (const some of chunk(planned, batchSize)) {
    const rows = some.map((one) => {
      const { question, modelId } = one;
      const skillId = resolveSkillId(one);
      const position = places.get(skillId) ?? 0;
      places.set(skillId, position + positionGap);
      const id = services.newId();
      const slug = question.slug ?? slugs.of(question.textFr);
      return { ...question, id, skillId, modelId, position, slug };
    });
    const taken = await findTakenSlugs(
      tx,
      companyId,
      rows.map(({ slug }) => slug),
    );
    const named = rows.map((row) =>
      taken.has(row.slug) ? { ...row, slug: SlugsOfFile.withId(row.textFr, row.id) } : row,
    );
    const { rowCount } = await tx.execute(sql`
      insert into questions (company_id, id, skill_id, slug, text_fr, text_en, name_self_fr, name_self_en, type, options,
        is_required, model_id, position, import_id)
      select ${companyId}, r.id, r."skillId", r.slug, r."textFr", r."textEn", r."nameSelfFr", r."nameSelfEn", r.type, r.options,
        r."isRequired", r."modelId", r.position, ${importId}
      from json_to_recordset(${JSON.stringify(named)}::json) as r(id uuid, "skillId" uuid, slug text, "textFr" text,
        "textEn" text, "nameSelfFr" text, "nameSelfEn" text, type text, options jsonb, "isRequired" boolean,
        "modelId" uuid, position int)
      on conflict on constraint questions_slug do nothing`);
    // A question with one of these slugs was created meanwhile.
    if (rowCount !== named.length) throw new Outdated();
    done += named.length;
    await onProgress(done);
  }
}

async function findLastPlaces(
  tx: Tenant,
  companyId: string,
  skillIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; place: number }>(sql`
    select s.id, (select coalesce(max(q.position) + ${positionGap}::int, 0) from questions q
      where q.company_id = ${companyId} and q.skill_id = s.id) as place
    from unnest(${sql.param(skillIds)}::uuid[]) as s(id)`);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

async function findTakenSlugs(
  tx: Tenant,
  companyId: string,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from questions where company_id = ${companyId} and slug = any(${sql.param(slugs)}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}
