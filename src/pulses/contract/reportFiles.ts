import * as z from "zod";
import { endpoint, language } from "#platform/contract/endpoint.ts";
import { exportedFile, ExportFormat } from "#platform/contract/exports.ts";
import { exports, pdfs } from "#platform/contract/limits.ts";

const id = z.uuid();

export const reportFileEndpoints = {
  /** What this reader sees of the results of a closed run, in the requested language or their own; recorded like an opening. */
  exportReport: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    object: "id",
    limit: exports,
    method: "POST",
    path: "/pulse-reports/{id}/exports",
    summary: "The results of a run of a pulse survey as a file",
  })
    .input(z.strictObject({ id, format: ExportFormat, language: language.optional() }))
    .output(exportedFile),
  reportPdf: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    object: "id",
    limit: pdfs,
    method: "GET",
    path: "/pulse-reports/{id}/report.pdf",
    summary: "The results of a run of a pulse survey as a PDF",
  })
    .input(z.strictObject({ id, language: language.optional() }))
    .output(z.file().mime("application/pdf")),
};
