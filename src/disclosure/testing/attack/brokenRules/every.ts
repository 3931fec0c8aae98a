import type { BrokenEngine } from "./breaking.ts";
import { brokenComparisons } from "./comparisons.ts";
import { brokenJoint } from "./joint.ts";
import { brokenMasks, nothingBehindMasks } from "./masks.ts";
import { brokenMeans } from "./means.ts";
import { brokenComments } from "./comments.ts";

/** Engines that differ from ours by one rule, composed of its own parts: it has no switch for any of them. */
export const brokenEngines: Record<string, BrokenEngine> = {
  ...brokenMasks,
  "a mask fails and the complement rule is not there": nothingBehindMasks,
  ...brokenMeans,
  ...brokenComparisons,
  ...brokenComments,
  ...brokenJoint,
};
