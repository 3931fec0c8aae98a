import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/**
 * The threshold of an evaluation is frozen at launch and can only be raised until its collection closes (§5 of
 * docs/product-decisions.md): here to the company's, for all evaluations that the actor runs.
 */
export const thresholdEndpoints = {
  countBelowThreshold: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/running-thresholds",
    summary: "How many running evaluations have a lower threshold than the company's",
  })
    .input(nothing)
    .output(z.object({ count: z.number().int(), threshold: z.number().int() })),
  raiseThresholds: endpoint({
    allow: "managePeople",
    method: "PUT",
    path: "/running-thresholds",
    summary: "Raise the threshold of the running evaluations to the company's",
  })
    .input(nothing)
    .output(z.object({ raised: z.number().int() })),
};
