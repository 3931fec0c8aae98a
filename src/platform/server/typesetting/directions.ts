import { mapTexts, type TypesetData } from "./data.ts";

/** Marks, embeddings, overrides and isolates of the direction of writing. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Removes the control characters that override the direction of the rest of a paragraph. Letters keep the direction
 * of their alphabet; joiners, which emoji and some alphabets need, stay.
 */
export const removeDirections = (data: TypesetData): TypesetData =>
  mapTexts(data, (text) => text.replace(directions, ""));
