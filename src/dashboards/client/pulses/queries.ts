import { createQueries } from "#platform/client/queries.ts";
import type { pulsesContract } from "#pulses/contract.ts";

/** Read only: a widget that has no answer says so in the words of every page. */
export const pulses = createQueries<typeof pulsesContract>("pulses");
