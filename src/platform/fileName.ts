/** A name of a document without what a file system would refuse. */
export const toFileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
