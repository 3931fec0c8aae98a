import { jobsApi } from "#evaluations/client/queries.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Named } from "./ManyPicker.tsx";

/** As many as a list of suggestions holds. */
export const maxSuggestions = 20;

export interface NamedPosition extends Named {
  skillCount: number;
}

/** Positions by their names in the language of the reader. */
export async function searchPositions(language: Language, text: string): Promise<NamedPosition[]> {
  const search = text.trim();
  const { items } = await jobsApi.listPositions({ limit: maxSuggestions, ...(search ? { search } : {}) });
  return items.map(({ id, name, skillCount }) => ({ id, name: translated(language, name).text, skillCount }));
}
