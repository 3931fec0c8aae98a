import * as z from "zod";
import { mostAtOnce } from "#platform/bulk.ts";

/** What an action on many things at once is about. */
export const manyIds = z.array(z.uuid()).min(1).max(mostAtOnce);
