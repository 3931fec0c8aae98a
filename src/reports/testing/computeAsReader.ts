/** A printed number: « −1,48 », « 4 », « +0,5 ». */
const readNumber = (written: string): number => {
  const value = Number(written.replace("−", "-").replace(",", "."));
  if (Number.isNaN(value)) throw new Error(`no number: ${written}`);
  return value;
};

/** « 7 ÷ 3 × 60 »: from left to right. */
const computeProduct = (written: string): number => {
  const [first = "", ...more] = written.split(/ (?=[×÷])/u);
  return more.reduce((value, each) => {
    const factor = readNumber(each.slice(2));
    return each.startsWith("×") ? value * factor : value / factor;
  }, readNumber(first));
};

/** « (2,3 × 40 + 7 ÷ 3 × 60) ÷ 100 », « 4,5 − 3,8 »: what a reader with a calculator finds. */
function computeSum(written: string): number {
  const [, sum, divisor] = /^\((.+)\) ÷ (.+)$/u.exec(written) ?? [];
  if (sum && divisor)
    return sum.split(" + ").reduce((total, each) => total + computeProduct(each), 0) / readNumber(divisor);
  const [, one, more] = /^(.+) \+ (.+)$/u.exec(written) ?? [];
  if (one && more) return readNumber(one) + readNumber(more);
  const [, from, less] = /^(.+) − (.+)$/u.exec(written) ?? [];
  return from && less ? readNumber(from) - readNumber(less) : computeProduct(written);
}

export interface WrittenSum {
  /** What the terms give. */
  computed: number;
  isExact: boolean;
  result: number;
  /** Half a unit of the last decimal of the result. */
  tolerance: number;
}

/** A row of an explanation that computes: « (4 + 3 + 4) ÷ 3 ≈ 3,67 »; null for every other. */
export function readSum(row: string): WrittenSum | null {
  const [, sum, sign, result] = /^(.+[÷−+].+) ([=≈])\u00A0([+−]?[\d,]+)$/u.exec(row) ?? [];
  if (!sum || !result) return null;
  const decimals = result.split(",")[1]?.length ?? 0;
  return {
    computed: computeSum(sum),
    isExact: sign === "=",
    result: readNumber(result),
    tolerance: 0.5 * 10 ** -decimals,
  };
}

interface WrittenNoise {
  said: number;
  computed: number;
  decimals: number;
}

/** « jusqu’à 0,64 : 1,96 × 0,6 ÷ √3,33 »: what is said, and what the terms give; none where no number of people is told. */
export const readNoises = (text: string): WrittenNoise[] =>
  [...text.matchAll(/jusqu’à ([\d,]+)(?:\u00A0:| \() ?([\d,]+) × ([\d,]+) ÷ √([\d,]+)[.)]/gu)].map(
    ([, said = "", z = "", deviation = "", raters = ""]) => ({
      said: readNumber(said),
      computed: (readNumber(z) * readNumber(deviation)) / Math.sqrt(readNumber(raters)),
      decimals: said.split(",")[1]?.length ?? 0,
    }),
  );

/** « jusqu’à 0,74 : 1,96 × 0,6 × √(1 ÷ 5 + 1 ÷ 5) », of a change between two reports. */
export function readChangeNoise(text: string): WrittenNoise | null {
  const [, said, z, deviation, past, now] =
    /jusqu’à ([\d,]+)\u00A0: ([\d,]+) × ([\d,]+) × √\(1 ÷ ([\d,]+) \+ 1 ÷ ([\d,]+)\)/u.exec(text) ?? [];
  if (!said || !z || !deviation || !past || !now) return null;
  const share = 1 / readNumber(past) + 1 / readNumber(now);
  return {
    said: readNumber(said),
    computed: readNumber(z) * readNumber(deviation) * Math.sqrt(share),
    decimals: said.split(",")[1]?.length ?? 0,
  };
}
