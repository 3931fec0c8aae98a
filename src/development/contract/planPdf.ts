import * as z from "zod";
import { endpoint, language } from "#platform/contract/endpoint.ts";
import { pdfs } from "#platform/contract/limits.ts";
import { aboutPlan } from "./plan.ts";

export const planPdfEndpoints = {
  /** What the reader sees of the current cycle, on one sheet, in the requested language or their own. */
  planPdf: endpoint({
    allow: "signedIn",
    object: "profileId",
    needsProvedAddress: true,
    limit: pdfs,
    method: "GET",
    path: "/development-plans/{profileId}/plan.pdf",
    summary: "A development plan as a PDF of one page",
  })
    .input(
      z.strictObject({
        ...aboutPlan,
        language: language.optional(),
        /** With what its owner keeps for themself: in no file of another. */
        kept: z.literal("own").optional(),
      }),
    )
    .output(z.file().mime("application/pdf")),
};
