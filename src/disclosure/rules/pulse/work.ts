/** How much is still computed for a report before what is left is hidden without proof, in numbers read or multiplied. */
export interface Work {
  left: number;
}

/** A part of what is left for all; what is not spent of it is given back by `settle`. */
export function grant(all: Work, most: number): Work & { settle: () => void } {
  const granted = Math.max(0, Math.min(all.left, most));
  return {
    left: granted,
    settle() {
      all.left -= granted - this.left;
    },
  };
}
