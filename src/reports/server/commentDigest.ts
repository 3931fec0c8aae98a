import { createHash } from "node:crypto";

/** SHA-256 of the words of a comment, in hexadecimal; the same for every author. */
export const computeCommentDigest = (words: string): string =>
  createHash("sha256").update(words).digest("hex");
