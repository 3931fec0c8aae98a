import { and, eq, ne } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { QuestionOption } from "../contract/questions.ts";
import { hasTwins, whyNotOptions } from "../rules/options.ts";
import { questionModels, questions, skills, type StoredAnchor } from "../tables.ts";
import type { QuestionType } from "../vocabulary.ts";

interface QuestionReferences {
  skillId?: string | undefined;
  modelId?: string | null | undefined;
  slug?: string | undefined;
}

/** Refuses what the fields of a question refer to when it is not of this company, and a slug that another one has. */
export async function checkReferences(
  tx: Tenant,
  companyId: string,
  given: QuestionReferences,
  id: string,
): Promise<void> {
  const { skillId, modelId, slug } = given;
  const exists = async (table: typeof skills | typeof questionModels, wanted: string) =>
    (
      await tx
        .select({ id: table.id })
        .from(table as typeof skills)
        .where(and(eq(table.companyId, companyId), eq(table.id, wanted)))
    ).length > 0;
  if (skillId !== undefined && !(await exists(skills, skillId)))
    refuse("invalid_data", { skillId: { reason: "option" } });
  if (modelId && !(await exists(questionModels, modelId)))
    refuse("invalid_data", { modelId: { reason: "option" } });
  if (slug === undefined) return;
  const others = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.companyId, companyId), eq(questions.slug, slug), ne(questions.id, id)));
  if (others.length > 0) refuse("duplicate_key", { slug: { reason: "duplicate" } });
}

/** What a type keeps: options for a multiple choice, anchors for a scale. Refuses options that cannot be chosen among. */
export function buildTypeParts(
  type: QuestionType,
  options: readonly QuestionOption[],
  anchors: readonly StoredAnchor[],
) {
  const wrong = whyNotOptions(type, options.length) ?? (hasTwins(options) ? "duplicate" : null);
  if (wrong) refuse("invalid_data", { options: { reason: wrong } });
  if (new Set(anchors.map(({ level }) => level)).size < anchors.length)
    refuse("invalid_data", { anchors: { reason: "duplicate" } });
  return {
    options: options.map(({ value, fr, en }) => ({ value, fr, en: en || null })),
    anchors:
      type === "star_rating"
        ? anchors
            .map(({ level, fr, en }) => ({ level, fr, en: en || null }))
            .toSorted((a, b) => a.level - b.level)
        : [],
  };
}
