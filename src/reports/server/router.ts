import type { Router } from "@orpc/server";
import type { reportsContract } from "../contract.ts";
import type { reportModelsContract } from "../contract/models.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { closeEarlyEndpoint } from "./endpoints/closeEarly.ts";
import { createReportModelEndpoint } from "./endpoints/createReportModel.ts";
import { decideFlagEndpoint } from "./endpoints/decideFlag.ts";
import { deleteReportModelEndpoint } from "./endpoints/deleteReportModel.ts";
import { flagCommentEndpoint } from "./endpoints/flagComment.ts";
import { listFlaggedEndpoint } from "./endpoints/listFlagged.ts";
import { listReportModelsEndpoint } from "./endpoints/listReportModels.ts";
import { listNotesEndpoint } from "./endpoints/listNotes.ts";
import { listReportsAboutEndpoint } from "./endpoints/listReportsAbout.ts";
import { maskCommentEndpoint } from "./endpoints/maskComment.ts";
import { publishReportEndpoint } from "./endpoints/publishReport.ts";
import { readPdfEndpoint } from "./endpoints/readPdf.ts";
import { readProgressEndpoint } from "./endpoints/readProgress.ts";
import { readReportEndpoint } from "./endpoints/readReport.ts";
import { readReportModelEndpoint } from "./endpoints/readReportModel.ts";
import { readSinceEndpoint } from "./endpoints/readSince.ts";
import { reviewReportEndpoint } from "./endpoints/reviewReport.ts";
import { updateReportModelEndpoint } from "./endpoints/updateReportModel.ts";
import { useReportModelEndpoint } from "./endpoints/useReportModel.ts";
import { saveNoteEndpoint } from "./endpoints/saveNote.ts";

/** One line per endpoint, as in the contract. */
export const reportsRouter: Router<typeof reportsContract, RequestContext> = {
  read: readReportEndpoint,
  progress: readProgressEndpoint,
  aboutPerson: listReportsAboutEndpoint,
  since: readSinceEndpoint,
  pdf: readPdfEndpoint,
  close: closeEarlyEndpoint,
  review: reviewReportEndpoint,
  maskComment: maskCommentEndpoint,
  publish: publishReportEndpoint,
  flagComment: flagCommentEndpoint,
  notes: listNotesEndpoint,
  saveNote: saveNoteEndpoint,
  listFlagged: listFlaggedEndpoint,
  decideFlag: decideFlagEndpoint,
};

export const reportModelsRouter: Router<typeof reportModelsContract, RequestContext> = {
  list: listReportModelsEndpoint,
  read: readReportModelEndpoint,
  create: createReportModelEndpoint,
  update: updateReportModelEndpoint,
  use: useReportModelEndpoint,
  remove: deleteReportModelEndpoint,
};
