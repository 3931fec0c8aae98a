import { dayIn } from "#company/server/dayIn.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { OpenSurvey } from "../contract/survey.ts";
import { estimateMinutes } from "../rules/minutes.ts";
import { findLastMoment } from "../rules/survey.ts";
import { listOpenSurveys } from "./surveys.ts";

/** The open surveys that await a person's answer, the one that closes first before the others. */
export async function readOpenSurveys(
  tx: Tenant,
  me: { companyId: string; profileId: string },
  now: Date,
): Promise<OpenSurvey[]> {
  const open = await listOpenSurveys(tx, me, now);
  return open.flatMap(({ id, content, timeZone, ...times }) =>
    content
      ? [
          {
            id,
            name: content.name,
            questionCount: content.questions.length,
            minutes: estimateMinutes(content.questions),
            closesOn: dayIn(timeZone, findLastMoment(times)),
          },
        ]
      : [],
  );
}
