import { useState } from "react";

/** The moment the screen appeared, stable while it is shown. For today's date, see `useToday` (platform/ui/viewer.tsx). */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
