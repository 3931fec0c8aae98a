import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { standardPlan } from "../../rules/plan.ts";
import { nameCopy } from "../../rules/templates.ts";
import { en } from "../../texts.en.ts";
import { fr } from "../../texts.fr.ts";
import { insertTemplate, readTemplate } from "../templates.ts";

const empty = { name: { fr: "", en: null }, purpose: { fr: "", en: null }, questions: [] };

/** Empty, or a copy of the draft of another: its first day is chosen anew. */
export const createTemplateEndpoint = handle(templateEndpoints.createTemplate, async (call) => {
  const { input, actor, tx } = call;
  const { copyOf } = input;
  const model = copyOf ? await readTemplate(tx, { companyId: actor.companyId, id: copyOf }) : null;
  const id = await insertTemplate(
    tx,
    call,
    model
      ? {
          content: {
            ...model.content,
            name: nameCopy(model.content.name, { fr: fr.copyName, en: en.copyName }),
          },
          plan: { ...model.plan, startsOn: null, endsOn: null },
        }
      : { content: empty, plan: standardPlan },
  );
  await audit(tx, call, {
    action: "pulse_template.created",
    objectType: "pulse_template",
    objectId: id,
    details: copyOf ? { copyOf } : {},
  });
  return { id };
});
