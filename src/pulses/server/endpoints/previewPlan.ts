import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { momentIn } from "#platform/localTime.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { countCuts } from "../../rules/audience.ts";
import { computeAnchor, listNextRuns } from "../../rules/cadence.ts";
import { findAskedLately } from "../../rules/remind.ts";
import { pulseTemplates } from "../../tables.ts";
import { listAskedBefore, readAudience } from "../runs/audience.ts";
import { countHiddenBeside } from "../runs/hiddenBeside.ts";
import { readClock } from "../runs/queries.ts";
import { settleDraft } from "../planning.ts";
import { isTemplate } from "../templates.ts";

const shownRuns = 3;
const rememberedDays = 7;

export const previewPlanEndpoint = handle(
  seriesEndpoints.previewPlan,
  async ({ input: { id, plan }, actor: { companyId }, tx, services }) => {
    const [template] = await tx
      .select({ content: pulseTemplates.content })
      .from(pulseTemplates)
      .where(isTemplate({ companyId, id }));
    if (!template) refuse("not_found");
    const { today, timeZone } = await readClock(tx, services, companyId);
    const people = await readAudience(tx, companyId, { audience: plan.audience, today });
    const { startsOn } = plan;
    const unbegun = { lastOccurrence: null, skipped: [], runCount: 0 };
    const next = startsOn
      ? listNextRuns({ ...plan, ...unbegun, anchor: computeAnchor(plan, startsOn) }, shownRuns, today)
      : [];
    const opensOn = next[0]?.opensOn ?? today;
    const closesOn = next[0]?.closesOn ?? today;
    const { content } = template;
    const { questions } = await settleDraft(tx, services, { companyId, content });
    const before = await listAskedBefore(tx, companyId, {
      profileIds: people.map((person) => person.id),
      since: momentIn(timeZone, daysAfter(opensOn, -rememberedDays)),
      timeZone,
    });
    return {
      asked: people.length,
      ...countCuts(people, plan.threshold),
      next,
      askedLatelyOn: findAskedLately({ asked: people.length, opensOn }, before),
      hiddenBeside: await countHiddenBeside(tx, companyId, {
        questions,
        people,
        closesOn,
        timeZone,
        threshold: plan.threshold,
      }),
    };
  },
);
