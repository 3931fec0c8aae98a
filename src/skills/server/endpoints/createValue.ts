import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { lastPlace } from "../move.ts";
import { readValue, toStoredBehaviours } from "../values.ts";
import { record } from "../record.ts";

export const createValueEndpoint = handle(skillsContract.createValue, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const id = services.newId();
  await tx.insert(companyValues).values({
    companyId,
    id,
    // Keys are those of the default library.
    key: id,
    nameFr: input.nameFr,
    nameEn: input.nameEn || null,
    sentenceFr: input.sentenceFr || null,
    sentenceEn: input.sentenceEn || null,
    questionFr: input.questionFr,
    questionEn: input.questionEn || null,
    nameSelfFr: input.nameSelfFr || null,
    nameSelfEn: input.nameSelfEn || null,
    behaviours: toStoredBehaviours(input.behaviours ?? []),
    position: lastPlace(companyValues, companyId),
  });
  await record(call, "createValue", "company_value", { id, nameFr: input.nameFr });
  return readValue(tx, companyId, id);
});
