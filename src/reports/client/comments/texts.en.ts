import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  inside: { one: "{count} comment, word for word.", other: "{count} comments, word for word." },
  search: "Search the comments",
  found: {
    one: "{count} of {total} comments contains “{search}”.",
    other: "{count} of {total} comments contain “{search}”.",
  },
  nothing: "No comment contains “{search}”.",
};
