import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { listValues } from "../queries.ts";

export const listOfferedValuesEndpoint = handle(skillsContract.offeredValues, async ({ actor, tx }) => ({
  items: (await listValues(tx, actor.companyId)).map((value) => ({
    id: value.id,
    name: { fr: value.nameFr, en: value.nameEn },
    question: { fr: value.questionFr, en: value.questionEn },
  })),
}));
