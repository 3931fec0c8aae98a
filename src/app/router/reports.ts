import type { Router } from "@orpc/server";
import type { reportsContract } from "#reports/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { closeEarlyEndpoint } from "#reports/server/endpoints/closeEarly.ts";
import { decideFlagEndpoint } from "#reports/server/endpoints/decideFlag.ts";
import { flagCommentEndpoint } from "#reports/server/endpoints/flagComment.ts";
import { listFlaggedEndpoint } from "#reports/server/endpoints/listFlagged.ts";
import { listReportsAboutEndpoint } from "#reports/server/endpoints/listReportsAbout.ts";
import { maskCommentEndpoint } from "#reports/server/endpoints/maskComment.ts";
import { publishReportEndpoint } from "#reports/server/endpoints/publishReport.ts";
import { readPdfEndpoint } from "#reports/server/endpoints/readPdf.ts";
import { readProgressEndpoint } from "#reports/server/endpoints/readProgress.ts";
import { readReportEndpoint } from "#reports/server/endpoints/readReport.ts";
import { reviewReportEndpoint } from "#reports/server/endpoints/reviewReport.ts";

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
