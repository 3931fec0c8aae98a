import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { recordOpening } from "#reports/server/openReport.ts";
import { listReportsWithPoints } from "#reports/server/publishedPoints.ts";
import { priorityEndpoints } from "../../../contract/priorities.ts";
import { findPillar } from "../../../rules/priorities.ts";
import { listKnownSkills } from "../../library/library.ts";
import { requirePlanAccess } from "../../plans/access.ts";

export const prioritiesFromReportEndpoint = handle(priorityEndpoints.prioritiesFromReport, async (call) => {
  const { input, actor, tx } = call;
  const { profileId, evaluationId: asked } = input;
  await requirePlanAccess(tx, actor, profileId);
  const [report] = await listReportsWithPoints(tx, actor, profileId, asked ? [asked] : null);
  if (!report) return asked ? refuse("not_found") : { report: null };
  const { points, ...facts } = report;
  await recordOpening(call, { evaluationId: facts.evaluationId, subjectId: profileId });
  const skills = await listKnownSkills(tx, actor.companyId);
  return {
    report: {
      ...facts,
      points: points.map((point) => {
        const skill = skills.find(({ id }) => id === point.skillId);
        return {
          ...point,
          companySkillId: skill?.id ?? null,
          pillar: findPillar(skill?.familyKey ?? null),
        };
      }),
    },
  };
});
