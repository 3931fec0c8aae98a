import { eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skills } from "../../tables.ts";
import { lastPlace } from "../move.ts";
import { readSkill, requireFamily } from "../skills.ts";
import { record } from "../record.ts";

export const createSkillEndpoint = handle(skillsContract.create, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const { familyId, nameFr, nameEn, descriptionFr, descriptionEn } = input;
  await requireFamily(tx, companyId, familyId);
  const id = services.newId();
  await tx.insert(skills).values({
    companyId,
    id,
    familyId,
    // Keys are those of the default library.
    key: id,
    nameFr,
    nameEn: nameEn || null,
    descriptionFr: descriptionFr || null,
    descriptionEn: descriptionEn || null,
    position: lastPlace(skills, companyId, eq(skills.familyId, familyId)),
  });
  await record(call, "create", "skill", { id, nameFr });
  return readSkill(tx, companyId, id);
});
