import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { selectOfferedSkills } from "../queries.ts";
import { afterCursor, toSkillPage } from "../skills.ts";

export const readCatalogueEndpoint = handle(skillsContract.catalogue, async ({ input, actor, tx }) => {
  const { cursor, limit = 50, search } = input;
  const rows = await selectOfferedSkills(tx, actor.companyId, {
    search,
    after: afterCursor(cursor),
    limit: limit + 1,
  });
  return toSkillPage(rows, limit, ({ skill, family, questionTypes }) => ({
    id: skill.id,
    name: { fr: skill.nameFr, en: skill.nameEn },
    family: { id: family.id, name: { fr: family.nameFr, en: family.nameEn } },
    questionCount: questionTypes.length,
    questionTypes,
  }));
});
