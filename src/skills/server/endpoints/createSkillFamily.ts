import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { lastPlace } from "../move.ts";
import { readFamily } from "../families.ts";
import { record } from "../record.ts";

export const createSkillFamilyEndpoint = handle(skillsContract.createFamily, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const id = services.newId();
  await tx.insert(skillFamilies).values({
    companyId,
    id,
    // The default library names its families by keys; one of the company's own has none to be known by.
    key: id,
    nameFr: input.nameFr,
    nameEn: input.nameEn || null,
    descriptionFr: input.descriptionFr || null,
    descriptionEn: input.descriptionEn || null,
    position: lastPlace(skillFamilies, companyId),
  });
  await record(call, "createFamily", "skill_family", { id, nameFr: input.nameFr });
  return readFamily(tx, companyId, id);
});
