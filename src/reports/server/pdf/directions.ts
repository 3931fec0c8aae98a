/** Marks, embeddings, overrides and isolates of the direction of writing. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Without what turns the direction of writing round for the rest of its paragraph. The order of letters stays what the
 * alphabets themselves say; joiners, which emoji and some alphabets need, stay too.
 */
export function withoutDirections(data: unknown): unknown {
  if (typeof data === "string") return data.replace(directions, "");
  if (Array.isArray(data)) return data.map(withoutDirections);
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, withoutDirections(each)]));
}
