import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { readTemplate } from "../templates.ts";

export const readTemplateEndpoint = handle(
  templateEndpoints.readTemplate,
  ({ input: { id }, actor: { companyId }, tx }) => readTemplate(tx, { companyId, id }),
);
