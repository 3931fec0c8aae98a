import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questionModels } from "../../tables.ts";
import { record } from "../record.ts";

/** Names are unique without regard to accents and capitals: another one of the same name is refused as `duplicate_key`. */
export const createModelEndpoint = handle(skillsContract.createModel, async (call) => {
  const { input, actor, tx, services } = call;
  const { nameFr, nameEn } = input;
  const id = services.newId();
  await tx.insert(questionModels).values({ companyId: actor.companyId, id, nameFr, nameEn: nameEn || null });
  await record(call, "createModel", "question_model", { id, nameFr });
  return { id, name: { fr: nameFr, en: nameEn || null }, isArchived: false, version: 1 };
});
