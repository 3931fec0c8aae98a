import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questionModels } from "../../tables.ts";

/** Names are unique without regard to accents and capitals: another one of the same name is refused as `duplicate_key`. */
export const createModelEndpoint = handle(
  skillsContract.createModel,
  async ({ input: { nameFr, nameEn }, actor, tx, services }) => {
    const id = services.newId();
    await tx
      .insert(questionModels)
      .values({ companyId: actor.companyId, id, nameFr, nameEn: nameEn || null });
    return { id, name: { fr: nameFr, en: nameEn || null }, isArchived: false, version: 1 };
  },
);
