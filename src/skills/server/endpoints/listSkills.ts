import { and, eq } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { skills } from "../../tables.ts";
import {
  afterCursor,
  byPlace,
  countSkills,
  matching,
  toSkillPage,
  selectSkills,
  toSkill,
} from "../skills.ts";

export const listSkillsEndpoint = handle(skillsContract.list, async ({ input, actor, tx }) => {
  const { cursor, limit = 50, ...question } = input;
  const found = and(eq(skills.companyId, actor.companyId), matching(question));
  const rows = await selectSkills(tx, and(found, afterCursor(cursor)))
    .orderBy(...byPlace)
    .limit(limit + 1);
  const isAll = !cursor && rows.length <= limit;
  const total = isAll ? rows.length : await countSkills(tx, found);
  return { ...toSkillPage(rows, limit, toSkill), total, isTotalExact: true };
});
