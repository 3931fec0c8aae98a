import * as z from "zod";
import { endpoint } from "#platform/contract/endpoint.ts";
import { exports } from "#platform/contract/limits.ts";
import { planFormats } from "../vocabulary.ts";
import { aboutPlan } from "./plan.ts";

export const exportPlanEndpoints = {
  /** For its person alone: what they wrote, and what was written to them. */
  exportPlan: endpoint({
    allow: "signedIn",
    object: "profileId",
    needsProvedAddress: true,
    limit: exports,
    method: "POST",
    path: "/development-plans/{profileId}/exports",
    summary: "All that my development plan holds, as a file",
  })
    .input(z.strictObject({ ...aboutPlan, format: z.enum(planFormats) }))
    .output(z.file().mime(["application/json", "text/csv"])),
};
