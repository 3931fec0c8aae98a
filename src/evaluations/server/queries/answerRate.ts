import { sql } from "drizzle-orm";
import type { AnswerRate } from "../../rules/readability.ts";

/** The company's rate of answers as it was last published; null before. An expression of a select list. */
export const answerRateOf = (companyId: string) => sql<AnswerRate | null>`(
  select json_build_object('invited', r.invited, 'answered', r.answered)
  from company_answer_rates r where r.company_id = ${companyId})`;
