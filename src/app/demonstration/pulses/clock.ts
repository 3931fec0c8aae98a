import { momentIn } from "#platform/localTime.ts";
import type { Services } from "#platform/server/services.ts";

/** The same services at an hour of a day in the company's clock. */
export const atHour = (services: Services, timeZone: string, day: string, time = "09:30"): Services => {
  const moment = momentIn(timeZone, day, time);
  return { ...services, now: () => moment };
};
