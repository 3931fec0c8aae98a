import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { whyNotArchive } from "../../rules/templates.ts";
import { pulseTemplates } from "../../tables.ts";
import { isTemplate, lockTemplate } from "../templates.ts";

/** Its runs and their reports stay. */
export const archiveTemplateEndpoint = handle(templateEndpoints.archiveTemplate, async (call) => {
  const { input, actor, tx } = call;
  const { id, isArchived } = input;
  const key = { companyId: actor.companyId, id };
  const stored = await lockTemplate(tx, key);
  if (stored.isArchived === isArchived) return {};
  if (isArchived) refuseIf(whyNotArchive(stored));
  await tx
    .update(pulseTemplates)
    .set({ isArchived, version: stored.version + 1 })
    .where(isTemplate(key));
  await audit(tx, call, {
    action: isArchived ? "pulse_template.archived" : "pulse_template.unarchived",
    objectType: "pulse_template",
    objectId: id,
  });
  return {};
});
