/** The same numbers in every installation, so that the demonstration tells the story it was written for (mulberry32). */
export function createSeededRandom(words: string): () => number {
  let state = Array.from(words).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
