export const frequencies = ["once", "weekly", "monthly", "quarterly", "biannual", "annual"] as const;

/** How often an evaluation comes back; `once` is no series. */
export const repeatingFrequencies = ["weekly", "monthly", "quarterly", "biannual", "annual"] as const;
export type RepeatingFrequency = (typeof repeatingFrequencies)[number];
