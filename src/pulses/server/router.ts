import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { pulsesContract } from "../contract.ts";
import { archiveTemplateEndpoint } from "./endpoints/archiveTemplate.ts";
import { cancelRunEndpoint } from "./endpoints/cancelRun.ts";
import { closeRunEndpoint } from "./endpoints/closeRun.ts";
import { copyReadyEndpoint } from "./endpoints/copyReady.ts";
import { createTemplateEndpoint } from "./endpoints/createTemplate.ts";
import { endSeriesEndpoint } from "./endpoints/endSeries.ts";
import { exportReportEndpoint } from "./endpoints/exportReport.ts";
import { extendRunEndpoint } from "./endpoints/extendRun.ts";
import { listLibraryEndpoint } from "./endpoints/listLibrary.ts";
import { listRunsEndpoint } from "./endpoints/listRuns.ts";
import { listTemplatesEndpoint } from "./endpoints/listTemplates.ts";
import { openSurveysEndpoint } from "./endpoints/openSurveys.ts";
import { pastSurveysEndpoint } from "./endpoints/pastSurveys.ts";
import { pauseSeriesEndpoint } from "./endpoints/pauseSeries.ts";
import { planEndpoint } from "./endpoints/plan.ts";
import { planVersionEndpoint } from "./endpoints/planVersion.ts";
import { previewPlanEndpoint } from "./endpoints/previewPlan.ts";
import { publishEndpoint } from "./endpoints/publish.ts";
import { readReportEndpoint } from "./endpoints/readReport.ts";
import { readRunEndpoint } from "./endpoints/readRun.ts";
import { readSeriesEndpoint } from "./endpoints/readSeries.ts";
import { readSurveyEndpoint } from "./endpoints/readSurvey.ts";
import { readTemplateEndpoint } from "./endpoints/readTemplate.ts";
import { readTrendEndpoint } from "./endpoints/readTrend.ts";
import { remindEndpoint } from "./endpoints/remind.ts";
import { saveNoteEndpoint } from "./endpoints/saveNote.ts";
import { saveTemplateEndpoint } from "./endpoints/saveTemplate.ts";
import { reportPdfEndpoint } from "./endpoints/reportPdf.ts";
import { sendSurveyEndpoint } from "./endpoints/sendSurvey.ts";
import { skipRunEndpoint } from "./endpoints/skipRun.ts";

/** One line per endpoint, as in the contract. */
export const pulsesRouter: Router<typeof pulsesContract, RequestContext> = {
  library: listLibraryEndpoint,
  copyReady: copyReadyEndpoint,
  listTemplates: listTemplatesEndpoint,
  createTemplate: createTemplateEndpoint,
  readTemplate: readTemplateEndpoint,
  saveTemplate: saveTemplateEndpoint,
  archiveTemplate: archiveTemplateEndpoint,
  previewPlan: previewPlanEndpoint,
  plan: planEndpoint,
  planVersion: planVersionEndpoint,
  readSeries: readSeriesEndpoint,
  pauseSeries: pauseSeriesEndpoint,
  skipRun: skipRunEndpoint,
  endSeries: endSeriesEndpoint,
  listRuns: listRunsEndpoint,
  readRun: readRunEndpoint,
  remind: remindEndpoint,
  extendRun: extendRunEndpoint,
  closeRun: closeRunEndpoint,
  cancelRun: cancelRunEndpoint,
  readReport: readReportEndpoint,
  readSurvey: readSurveyEndpoint,
  sendSurvey: sendSurveyEndpoint,
  openSurveys: openSurveysEndpoint,
  pastSurveys: pastSurveysEndpoint,
  saveNote: saveNoteEndpoint,
  publish: publishEndpoint,
  readTrend: readTrendEndpoint,
  exportReport: exportReportEndpoint,
  reportPdf: reportPdfEndpoint,
};
