import type { PossibleEncoding } from "../../rules/table.ts";
import { decodeBytes } from "./encodings.ts";
import { computePlausibility } from "./plausibility.ts";
import type { Encoding } from "../../vocabulary.ts";

/** Programs of the last thirty years, by how many files they leave behind: the first of equal readings. */
const eightBits = ["windows-1252", "macintosh", "ibm850", "ibm863"] as const;
/** A reading that makes less sense than this share of the best one is no reading; where even that makes little, all are. */
const minRelativeScore = 0.5;
const minScore = 0.5;
/** So many more of its words than of those of the best reading may make no sense at all. */
const maxExtraImplausible = 0.1;
const maxWords = 2_000;
const maxSamples = 4;

/**
 * The encodings in which a file makes sense, the likeliest first; more than one only where a person has to choose. A byte
 * order mark decides; else what is valid UTF-8 is UTF-8; else the words with accents are read in each of the others.
 */
export function findEncodings(bytes: Buffer): PossibleEncoding[] {
  const certain = certainEncoding(bytes);
  if (certain) return [{ encoding: certain, samples: [] }];
  const words = accentedWords(bytes);
  const onlyReturns = !bytes.includes("\n") && bytes.includes("\r");
  const readings = eightBits
    .map((encoding) => {
      const read = words.map(({ word, count }) => ({ word: decodeWord(word, encoding), count }));
      // Only the Mac of its day ends lines by a carriage return alone.
      const score = computeScore(read) * (onlyReturns && encoding === "macintosh" ? 1.5 : 1);
      const implausible = read.filter(({ word }) => computePlausibility(word) === 0).length / read.length;
      return { encoding, score, implausible, read: read.map(({ word }) => word) };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best = { score: 0, implausible: 0 }] = readings;
  const possible = readings.filter(
    ({ score, implausible }) =>
      best.score < minScore ||
      (score > best.score * minRelativeScore && implausible <= best.implausible + maxExtraImplausible),
  );
  // Pages of DOS have most of their letters in common.
  const isAnother = ({ read }: (typeof possible)[number], at: number) =>
    !possible.slice(0, at).some((other) => other.read.every((word, place) => word === read[place]));
  return possible
    .filter(isAnother)
    .map(({ encoding, read }) => ({ encoding, samples: selectSamples(read, possible) }));
}

/** The words that tell the readings apart. */
function selectSamples(read: readonly string[], all: readonly { read: readonly string[] }[]): string[] {
  const telling = read.filter((word, at) => all.some((other) => other.read[at] !== word));
  return [...new Set(telling)].slice(0, maxSamples);
}

function certainEncoding(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length);
  // Without a mark: every other byte of plain letters is zero.
  if (bytes.length % 2 === 0 && Math.max(...zeros) * 4 > start.length)
    return (zeros[0] ?? 0) > (zeros[1] ?? 0) ? "utf-16be" : "utf-16le";
  return decodeBytes(bytes, "utf-8") === null ? null : "utf-8";
}

interface Word {
  /** Each byte as a character. */
  word: string;
  count: number;
}

/** The words that hold a byte beyond ASCII, each once: a column of a payroll repeats the same names. */
function accentedWords(bytes: Buffer): Word[] {
  const counts = new Map<string, number>();
  for (const [word] of bytes.toString("latin1").matchAll(/[^\s;,"\u0080-\u00FF]*[\u0080-\u00FF][^\s;,"]*/g)) {
    const known = counts.get(word);
    if (known !== undefined) counts.set(word, known + 1);
    else if (counts.size < maxWords) counts.set(word, 1);
  }
  return [...counts].map(([word, count]) => ({ word, count }));
}

const decodeWord = (word: string, encoding: Encoding) =>
  decodeBytes(Buffer.from(word, "latin1"), encoding) ?? "";

/** How much sense the words make, from 0 to 1: each counts, the same ones ever less. */
function computeScore(read: readonly Word[]): number {
  let sum = 0;
  let weights = 0;
  for (const { word, count } of read) {
    const weight = Math.sqrt(count);
    sum += computePlausibility(word) * weight;
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}
