import type { developmentContract } from "#development/contract.ts";
import { createQueries } from "#platform/client/queries.ts";

/** Read only: a column or a widget that has no answer says so in the words of every page, or nothing. */
export const plans = createQueries<typeof developmentContract>("development");
