import { createHash } from "node:crypto";

/** SHA-256 of the words of a comment, in hexadecimal; the same for whoever wrote them. */
export const computeCommentDigest = (words: string): string =>
  createHash("sha256").update(words).digest("hex");
