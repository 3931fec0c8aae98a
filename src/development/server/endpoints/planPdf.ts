import { readCompany } from "#company/server/queries.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { planPdfEndpoints } from "../../contract/planPdf.ts";
import { makePlanPdf } from "../pdf/makePlanPdf.ts";
import { requirePlanAccess } from "../plans/access.ts";
import { readPlan } from "../plans/readPlan.ts";

/** A sheet is often handed over: what its owner keeps for themself is on it at their word alone. */
export const planPdfEndpoint = handleThen(
  planPdfEndpoints.planPdf,
  async ({ actor, input, tx }) => {
    const plan = await readPlan(tx, actor, await requirePlanAccess(tx, actor, input.profileId));
    const withKept = input.kept === "own" && plan.reader === "owner";
    const { name } = await readCompany(tx, actor.companyId);
    return {
      plan: { ...plan, objectives: plan.objectives.filter(({ isPrivate }) => withKept || !isPrivate) },
      company: name,
      language: input.language ?? actor.language,
      reader: { companyId: actor.companyId, personId: actor.profileId },
    };
  },
  (found, services) => makePlanPdf(found, services.typesetter),
);
