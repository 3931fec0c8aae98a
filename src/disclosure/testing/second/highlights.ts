import type { Highlight, Tag } from "../../contract.ts";
import type { Corners } from "./means.ts";

/** A skill with what its tag rests on, in tenths. */
export type Judged = {
  readonly skillId: string;
  readonly tag: Tag | null;
  readonly corners: Corners | null;
  readonly self: number | null;
};

/** « L’essentiel en trois points »: of each kind, the skill for which it holds the most surely. */
export function highlightsOf(skills: readonly Judged[]): Highlight[] {
  const first = (kind: Tag, guaranteed: (corners: Corners, self: number) => number): Highlight[] => {
    let best: { skillId: string; guaranteed: number } | null = null;
    for (const { skillId, tag, corners, self } of skills) {
      if (tag !== kind || corners === null || self === null) continue;
      const candidate = guaranteed(corners, self);
      if (best === null || candidate > best.guaranteed) best = { skillId, guaranteed: candidate };
    }
    return best === null ? [] : [{ kind, skillId: best.skillId }];
  };
  const blindSpot = first("blind_spot", ({ high }, self) => self - high);
  return [
    ...first("shared_strength", ({ low }) => low),
    ...first("recognise_strength", ({ low }, self) => low - self),
    ...(blindSpot.length > 0 ? blindSpot : first("shared_opportunity", ({ high }) => -high)),
  ];
}
