import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/** The plan of a person whom the reader manages, of those that the reader may open. */
export const ManagedPlan = z.object({
  profileId: z.uuid(),
  /** Of the cycle that runs, as the page of the plan says it; null: nothing is shared, written or not. */
  progress: z
    .object({
      objectives: z.int(),
      reached: z.int(),
      setAside: z.int(),
      actions: z.int(),
      done: z.int(),
      open: z.int(),
      lateActions: z.int(),
      lateObjectives: z.int(),
    })
    .nullable(),
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
