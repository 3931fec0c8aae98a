/** How long to wait, in the unit that one would say: never « 1 439 minutes ». Rounded up, so that coming back then is in time. */
export function toWait(seconds: number): { unit: "seconds" | "minutes" | "hours"; count: number } {
  if (seconds <= 90) return { unit: "seconds", count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? { unit: "minutes", count: minutes }
    : { unit: "hours", count: Math.ceil(minutes / 60) };
}
