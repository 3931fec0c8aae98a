import type { Router } from "@orpc/server";
import type { reportsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { closeEarlyEndpoint } from "./endpoints/closeEarly.ts";
import { decideFlagEndpoint } from "./endpoints/decideFlag.ts";
import { flagCommentEndpoint } from "./endpoints/flagComment.ts";
import { listFlaggedEndpoint } from "./endpoints/listFlagged.ts";
import { listReportsAboutEndpoint } from "./endpoints/listReportsAbout.ts";
import { maskCommentEndpoint } from "./endpoints/maskComment.ts";
import { publishReportEndpoint } from "./endpoints/publishReport.ts";
import { readPdfEndpoint } from "./endpoints/readPdf.ts";
import { readProgressEndpoint } from "./endpoints/readProgress.ts";
import { readReportEndpoint } from "./endpoints/readReport.ts";
import { reviewReportEndpoint } from "./endpoints/reviewReport.ts";

/** One line per endpoint, as in the contract. */
export const reportsRouter: Router<typeof reportsContract, RequestContext> = {
  read: readReportEndpoint,
  progress: readProgressEndpoint,
  aboutPerson: listReportsAboutEndpoint,
  pdf: readPdfEndpoint,
  close: closeEarlyEndpoint,
  review: reviewReportEndpoint,
  maskComment: maskCommentEndpoint,
  publish: publishReportEndpoint,
  flagComment: flagCommentEndpoint,
  listFlagged: listFlaggedEndpoint,
  decideFlag: decideFlagEndpoint,
};
