import * as z from "zod";
import { maxBulkItems } from "#platform/bulk.ts";

/** Of each thing that one action is about. */
export const bulkSchema = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(maxBulkItems);

/** What an action on many things at once is about. */
export const manyIds = bulkSchema(z.uuid());
