import * as z from "zod";
import { optionalLine } from "#platform/contract/endpoint.ts";

/** How to reach somebody (§3 of docs/specification.md). Their own page and that of the administration write it. */
export const Contact = z.object({
  mobile: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  /** Of Canada, the two letters of the province. */
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** Two letters (ISO 3166-1). */
  country: z.string().nullable(),
});

/** The same as it is written; "" and null both mean that there is none. */
export const contactInput = {
  mobile: optionalLine(40).nullable().optional(),
  addressLine1: optionalLine(200).nullable().optional(),
  addressLine2: optionalLine(200).nullable().optional(),
  city: optionalLine(100).nullable().optional(),
  state: optionalLine(100).nullable().optional(),
  zip: optionalLine(20).nullable().optional(),
  country: optionalLine(2).nullable().optional(),
};
