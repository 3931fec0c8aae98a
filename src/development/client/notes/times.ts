/** Each half hour of a working day, and one that was chosen elsewhere. */
export function listTimes(chosen: string): string[] {
  const times = Array.from({ length: 28 }, (_, index) => {
    const minutes = 6 * 60 + index * 30;
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}`;
  });
  return times.includes(chosen) ? times : [...times, chosen].toSorted();
}
