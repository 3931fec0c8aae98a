import { and, eq, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { findFreeSlug, toSlug } from "../../rules/slugs.ts";
import { questions } from "../../tables.ts";
import { lastPlace } from "../move.ts";
import { checkReferences, buildTypeParts } from "../questionFields.ts";
import { readQuestion } from "../questions.ts";
import { record } from "../record.ts";

export const createQuestionEndpoint = handle(skillsContract.createQuestion, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { skillId, type, options = [], anchors = [] } = input;
  const id = services.newId();
  await checkReferences(tx, companyId, input, id);
  await tx.insert(questions).values({
    companyId,
    id,
    skillId,
    slug: input.slug ?? findFreeSlug(input.textFr, await takenSlugs(tx, companyId, input.textFr)),
    textFr: input.textFr,
    textEn: input.textEn || null,
    nameSelfFr: input.nameSelfFr || null,
    nameSelfEn: input.nameSelfEn || null,
    descriptionFr: input.descriptionFr || null,
    descriptionEn: input.descriptionEn || null,
    type,
    ...buildTypeParts(type, options, anchors),
    isRequired: input.isRequired ?? type !== "text",
    modelId: input.modelId ?? null,
    position: lastPlace(questions, companyId, eq(questions.skillId, skillId)),
  });
  const question = await readQuestion(tx, companyId, id);
  await record(call, "createQuestion", "question", question);
  return question;
});

/** The slugs that begin as this text’s does. */
async function takenSlugs(tx: Tenant, companyId: string, text: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: questions.slug })
    .from(questions)
    .where(and(eq(questions.companyId, companyId), sql`starts_with(${questions.slug}, ${toSlug(text)})`));
  return new Set(rows.map(({ slug }) => slug));
}
