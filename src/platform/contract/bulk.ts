import * as z from "zod";
import { mostAtOnce } from "#platform/bulk.ts";

/** Of each thing that one action is about. */
export const manyOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(mostAtOnce);

/** What an action on many things at once is about. */
export const manyIds = manyOf(z.uuid());
