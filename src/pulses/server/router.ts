import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { pulsesContract } from "../contract.ts";
import { archiveTemplateEndpoint } from "./endpoints/archiveTemplate.ts";
import { copyReadyEndpoint } from "./endpoints/copyReady.ts";
import { createTemplateEndpoint } from "./endpoints/createTemplate.ts";
import { listLibraryEndpoint } from "./endpoints/listLibrary.ts";
import { listTemplatesEndpoint } from "./endpoints/listTemplates.ts";
import { openSurveysEndpoint } from "./endpoints/openSurveys.ts";
import { readSurveyEndpoint } from "./endpoints/readSurvey.ts";
import { readTemplateEndpoint } from "./endpoints/readTemplate.ts";
import { saveTemplateEndpoint } from "./endpoints/saveTemplate.ts";
import { sendSurveyEndpoint } from "./endpoints/sendSurvey.ts";

/** One line per endpoint, as in the contract. */
export const pulsesRouter: Router<typeof pulsesContract, RequestContext> = {
  library: listLibraryEndpoint,
  copyReady: copyReadyEndpoint,
  listTemplates: listTemplatesEndpoint,
  createTemplate: createTemplateEndpoint,
  readTemplate: readTemplateEndpoint,
  saveTemplate: saveTemplateEndpoint,
  archiveTemplate: archiveTemplateEndpoint,
  readSurvey: readSurveyEndpoint,
  sendSurvey: sendSurveyEndpoint,
  openSurveys: openSurveysEndpoint,
};
