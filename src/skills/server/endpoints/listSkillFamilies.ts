import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { listFamilies } from "../families.ts";

export const listSkillFamiliesEndpoint = handle(skillsContract.families, async ({ actor, tx }) => ({
  items: await listFamilies(tx, actor.companyId),
}));
