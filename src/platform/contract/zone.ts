import * as z from "zod";

/** Where a company counts its days, as platform/zone.ts names it. */
export const Zone = z.object({ timeZone: z.string(), utcOffset: z.int() });
