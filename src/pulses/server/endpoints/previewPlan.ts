import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { countCuts, labelPeople, selectAsked } from "../../rules/audience.ts";
import { computeAnchor, listNextRuns } from "../../rules/cadence.ts";
import { pulseTemplates } from "../../tables.ts";
import { readPeople } from "../runs/audience.ts";
import { countHiddenBeside } from "../runs/hiddenBeside.ts";
import { listCloseSurveys } from "../runs/otherSurveys.ts";
import { readClock } from "../runs/queries.ts";
import { settleDraft } from "../planning.ts";
import { isTemplate } from "../templates.ts";

const shownRuns = 3;

export const previewPlanEndpoint = handle(
  seriesEndpoints.previewPlan,
  async ({ input: { id, plan }, actor: { companyId }, tx, services }) => {
    const [template] = await tx
      .select({ content: pulseTemplates.content })
      .from(pulseTemplates)
      .where(isTemplate({ companyId, id }));
    if (!template) refuse("not_found");
    const { today, timeZone } = await readClock(tx, services, companyId);
    const { startsOn, audience } = plan;
    const staff = await readPeople(tx, companyId);
    const people = labelPeople(selectAsked(staff.people, staff.teams, { audience, today }), staff.teams);
    const unbegun = { lastOccurrence: null, skipped: [], runCount: 0 };
    const next = startsOn
      ? listNextRuns({ ...plan, ...unbegun, anchor: computeAnchor(plan, startsOn) }, shownRuns, today)
      : [];
    const closesOn = next[0]?.closesOn ?? today;
    const { content } = template;
    const { questions } = await settleDraft(tx, services, { companyId, content });
    const profileIds = people.map((person) => person.id);
    return {
      asked: people.length,
      ...countCuts(people, plan.threshold),
      next,
      tooClose: await listCloseSurveys(
        tx,
        companyId,
        staff,
        { templateId: id, profileIds, next },
        { today, timeZone },
      ),
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
