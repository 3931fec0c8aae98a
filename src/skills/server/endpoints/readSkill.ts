import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { readSkill } from "../skills.ts";

export const readSkillEndpoint = handle(skillsContract.read, ({ input: { id }, actor, tx }) =>
  readSkill(tx, actor.companyId, id),
);
