import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { tidyContent } from "../../rules/content.ts";
import { tidyPlan } from "../../rules/plan.ts";
import { whyNotChange } from "../../rules/templates.ts";
import { pulseTemplates } from "../../tables.ts";
import { isTemplate, lockTemplate } from "../templates.ts";

/**
 * Saves a draft, every few seconds while it is written: it changes nothing that people are asked, so the audit log begins
 * with the version that is planned. A second change of the same version is refused.
 */
export const saveTemplateEndpoint = handle(
  templateEndpoints.saveTemplate,
  async ({ input, actor, tx, services }) => {
    const key = { companyId: actor.companyId, id: input.id };
    const stored = await lockTemplate(tx, key);
    refuseIf(whyNotChange(stored));
    if (stored.version !== input.version) refuse("edited_meanwhile");
    const version = stored.version + 1;
    await tx
      .update(pulseTemplates)
      .set({
        content: tidyContent(input.content),
        plan: tidyPlan(input.plan),
        updatedAt: services.now(),
        version,
      })
      .where(isTemplate(key));
    return { version };
  },
);
