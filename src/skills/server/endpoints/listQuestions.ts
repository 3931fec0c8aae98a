import { and, sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { maxRowsToCount, isAll, planSearch, computeTotal } from "#platform/server/database/search.ts";
import { skillsContract } from "../../contract.ts";
import { questions, questionWords } from "../../tables.ts";
import { narrowed, narrowedSample, buildOrder, selectQuestions } from "../questions.ts";

export const listQuestionsEndpoint = handle(skillsContract.questions, async ({ input, actor, tx }) => {
  const { cursor, limit = 50, ...asked } = input;
  const search = await planSearch(tx, questionWords, actor.companyId, asked.search);
  const order = buildOrder(asked);
  const where = and(narrowed(actor.companyId, asked, search), order.after(cursor));
  const rows = await selectQuestions(tx, { where, by: order.by, limit: limit + 1 });
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = tx
    .select({ one: sql`1`.as("one") })
    .from(questions)
    .where(and(narrowedSample(actor.companyId, asked, search), isAll(place) ? sql`false` : undefined))
    .limit(maxRowsToCount)
    .as("counted");
  const [all] = await tx.select({ rows: sql<number>`count(*)::int` }).from(counted);
  return { ...order.toPage(rows, limit), ...computeTotal(search, all?.rows ?? 0, place) };
});
