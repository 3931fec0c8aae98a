import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/** How far plans are: from 0.1, or less, to 0.9, or more, in steps of 0.1. */
const progress = z.number();

export const CompanyProgress = z.object({
  /** Null: too few people share a plan. */
  company: progress.nullable(),
  /** The teams, and the directions above them, of which it is told; by name. */
  teams: z.array(z.object({ id: z.uuid(), name: z.string(), isDirection: z.boolean(), progress })),
});
export type CompanyProgress = z.infer<typeof CompanyProgress>;

export const companyProgressEndpoints = {
  /** Of what people share alone; without those in charge of the company, who read it. */
  companyProgress: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/development-plans-by-team",
    summary: "How far development plans are, by team, from five people on",
    needsProvedAddress: true,
  })
    .input(nothing)
    .output(CompanyProgress),
};
