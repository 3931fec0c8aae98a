import { eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skills } from "../../tables.ts";
import { selectGivenFields, requireRow, saveAtVersion } from "../change.ts";
import { lastPlace } from "../move.ts";
import { readSkill, requireFamily } from "../skills.ts";
import { record } from "../record.ts";

/** A skill that changes family comes last there. */
export const updateSkillEndpoint = handle(skillsContract.update, async (call) => {
  const { input, actor, tx } = call;
  const { id, version, ...fields } = input;
  const { companyId } = actor;
  const key = { companyId, id };
  const before = await requireRow(tx, skills, key);
  const change = selectGivenFields(fields);
  const { familyId } = change;
  if (familyId !== undefined) await requireFamily(tx, companyId, familyId);
  await saveAtVersion(tx, skills, key, version, {
    ...change,
    ...(familyId !== undefined && familyId !== before.familyId
      ? { position: lastPlace(skills, companyId, eq(skills.familyId, familyId)) as unknown as number }
      : {}),
  });
  await record(call, "update", "skill", before, { changed: Object.keys(change) });
  return readSkill(tx, companyId, id);
});
