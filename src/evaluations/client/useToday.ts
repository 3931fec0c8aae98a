import { useState } from "react";
import { dayOf } from "./days.ts";

/** The moment the screen appeared: good enough for a date, and stable while it is shown. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}

export const useToday = () => dayOf(useNow());
