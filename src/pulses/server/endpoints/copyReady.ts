import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { pulseLibrary, suggestPlan } from "../library/library.ts";
import { insertTemplate } from "../templates.ts";

/** The keys of the questions stay those of the library: surveys made from the same one are compared. */
export const copyReadyEndpoint = handle(templateEndpoints.copyReady, async (call) => {
  const { input, tx } = call;
  const { name, purpose, questions } =
    pulseLibrary.find(({ key }) => key === input.key) ?? refuse("not_found");
  const id = await insertTemplate(tx, call, {
    content: { name, purpose, questions },
    plan: suggestPlan(input.key),
    libraryKey: input.key,
  });
  await audit(tx, call, {
    action: "pulse_template.created",
    objectType: "pulse_template",
    objectId: id,
    details: { libraryKey: input.key },
  });
  return { id };
});
