import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skillFamilies } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";

export const deleteSkillFamilyEndpoint = handle(
  skillsContract.removeFamily,
  async ({ input: { id }, actor, tx }) => {
    const key = { companyId: actor.companyId, id };
    await requireRow(tx, skillFamilies, key);
    return deleteOrArchive(tx, skillFamilies, key);
  },
);
