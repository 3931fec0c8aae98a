/** Numbers that look random and are the same on every machine: the data of two runs are equal. */
export interface SeededRandom {
  /** In [0, 1). */
  next: () => number;
  below: (limit: number) => number;
  uuid: () => string;
  token: () => string;
}

/** mulberry32, of 32 bits: good enough to spread rows, not to keep a secret. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const buildHex = (digits: number) => {
    let written = "";
    while (written.length < digits)
      written += Math.floor(next() * 2 ** 32)
        .toString(16)
        .padStart(8, "0");
    return written.slice(0, digits);
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    uuid: () => `${buildHex(8)}-${buildHex(4)}-4${buildHex(3)}-a${buildHex(3)}-${buildHex(12)}`,
    token: () => Buffer.from(buildHex(64), "hex").toString("base64url"),
  };
}
