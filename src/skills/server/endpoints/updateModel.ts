import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { questionModels } from "../../tables.ts";
import { selectGivenFields, requireRow, saveAtVersion } from "../change.ts";
import { record } from "../record.ts";

/** A name that another model has, but for accents and capitals, is refused as `duplicate_key`. */
export const updateModelEndpoint = handle(skillsContract.updateModel, async (call) => {
  const { input, actor, tx } = call;
  const { id, version, ...fields } = input;
  const key = { companyId: actor.companyId, id };
  const before = await requireRow(tx, questionModels, key);
  const change = selectGivenFields(fields);
  await saveAtVersion(tx, questionModels, key, version, change);
  await record(call, "updateModel", "question_model", before, { changed: Object.keys(change) });
  const { nameFr, nameEn, isArchived, version: now } = await requireRow(tx, questionModels, key);
  return { id, name: { fr: nameFr, en: nameEn }, isArchived, version: now };
});
