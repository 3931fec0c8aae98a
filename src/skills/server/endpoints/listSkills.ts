import { and, eq } from "drizzle-orm";
import { handle } from "#platform/server/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skills } from "../../tables.ts";
import { after, byPlace, countSkills, matching, pageOfSkills, selectSkills } from "../skills.ts";

export const listSkillsEndpoint = handle(skillsContract.list, async ({ input, actor, tx, services }) => {
  const { cursor, limit = 50, ...question } = input;
  const found = and(eq(skills.companyId, actor.companyId), matching(question));
  const rows = await selectSkills(tx, services, and(found, after(cursor)))
    .orderBy(...byPlace)
    .limit(limit + 1);
  const isAll = !cursor && rows.length <= limit;
  const total = isAll ? rows.length : await countSkills(tx, found);
  return { ...pageOfSkills(rows, limit), total, isTotalExact: true };
});
