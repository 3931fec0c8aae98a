/** How much is still computed for a report before what is left is hidden without proof, in numbers read or multiplied. */
export interface Work {
  left: number;
}

/** Does something with a part of what is left. */
export function spend<Result>(all: Work, most: number, does: (part: Work) => Result): Result {
  const granted = Math.max(0, Math.min(all.left, most));
  const part = { left: granted };
  const result = does(part);
  all.left -= granted - part.left;
  return result;
}
