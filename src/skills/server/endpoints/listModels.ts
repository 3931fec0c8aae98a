import { asc, eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questionModels } from "../../tables.ts";

export const listModelsEndpoint = handle(skillsContract.models, async ({ actor, tx }) => {
  const rows = await tx
    .select()
    .from(questionModels)
    .where(eq(questionModels.companyId, actor.companyId))
    .orderBy(asc(questionModels.nameKey), asc(questionModels.id));
  return {
    items: rows.map(({ id, nameFr, nameEn, isArchived, version }) => ({
      id,
      name: { fr: nameFr, en: nameEn },
      isArchived,
      version,
    })),
  };
});
