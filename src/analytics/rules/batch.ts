/** A figure of the company, and every combination of them, is about this many people at least (§6). */
const fewestPeople = 5;

/** So many figures that are connected are decided by the exact rule; a larger system tells only what is safe by itself. */
const exactUpTo = 60;

export const batchRules = { fewest: fewestPeople, exactUpTo } as const;
