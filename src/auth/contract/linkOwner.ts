import * as z from "zod";
import { language } from "#platform/contract/endpoint.ts";
import { linkStandings } from "../vocabulary.ts";

/** Whose a link is, as the page of the link says it; `standing`: auth/vocabulary.ts. */
export const LinkOwner = z.object({
  standing: z.enum(linkStandings),
  /** Null for a link that is not valid, and for a reader to whom it stays closed. */
  name: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Theirs, in which the page is shown. */
  language: language.nullable(),
});
export type LinkOwner = z.infer<typeof LinkOwner>;
