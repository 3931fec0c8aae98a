import { useState } from "react";

/** Compact: rows of 40 px on one line, as people work all day. Comfortable: 60 px, for reading. */
export const densities = ["compact", "comfortable"] as const;
export type Density = (typeof densities)[number];

const storageKey = "rondo_list_density";

function readDensity(): Density {
  try {
    return densities.find((one) => one === localStorage.getItem(storageKey)) ?? "compact";
  } catch {
    return "compact";
  }
}

/** How much room the rows of lists have: one choice for all lists, remembered on this device. */
export function useDensity() {
  const [density, setDensity] = useState(readDensity);
  const choose = (chosen: Density) => {
    setDensity(chosen);
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // Without storage the choice lasts as long as the screen.
    }
  };
  return [density, choose] as const;
}
