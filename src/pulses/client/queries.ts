import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { pulsesContract } from "../contract.ts";

export const pulsesApi = createApi<typeof pulsesContract>("pulses");
export const pulses = createQueries<typeof pulsesContract>("pulses");
