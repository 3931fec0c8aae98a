import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/** The plan of a person whom the reader manages, of those that the reader may open. */
export const ManagedPlan = z.object({
  profileId: z.uuid(),
  /** Null: nothing is shared yet that could be followed, written or not. */
  progress: z.object({ share: z.number(), open: z.int(), overdue: z.int() }).nullable(),
});
export type ManagedPlan = z.infer<typeof ManagedPlan>;

export const managedPlanEndpoints = {
  /** Counts of what is shared alone: what a person keeps for themself is in none. */
  managedPlans: endpoint({
    allow: "signedIn",
    method: "GET",
    path: "/managed-plans",
    summary: "How far the development plans of the people are whom I manage",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(z.object({ items: z.array(ManagedPlan) })),
};
