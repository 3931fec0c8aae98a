import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { companyValues } from "../../tables.ts";
import { deleteOrArchive, requireRow } from "../change.ts";

export const deleteValueEndpoint = handle(
  skillsContract.removeValue,
  async ({ input: { id }, actor, tx }) => {
    const key = { companyId: actor.companyId, id };
    await requireRow(tx, companyValues, key);
    return deleteOrArchive(tx, companyValues, key);
  },
);
