import { fold } from "#platform/searchWords.ts";
import { headerKey } from "./columns.ts";

/** What has a name in both languages, of which English may be missing. */
export interface BilingualNamed {
  id: string;
  nameFr: string;
  nameEn: string | null;
  isArchived: boolean;
}

/**
 * Finds things by their names in either language, without capitals or accents, then without signs: « C++ » is not « C# ».
 * French names come first: an English name that is the French one of another means that other; of two with the same name the
 * active one, then the first.
 */
export function bilingualNameFinder<Named extends BilingualNamed>(
  all: readonly Named[],
): (name: string) => Named | null {
  const active = all.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));
  const found = new Map<string, Named>();
  const keep = (key: string, one: Named) => {
    if (!found.has(key)) found.set(key, one);
  };
  for (const one of active) keep(asWritten(one.nameFr), one);
  for (const one of active) if (one.nameEn) keep(asWritten(one.nameEn), one);
  for (const one of active) keep(withoutSigns(one.nameFr), one);
  for (const one of active) if (one.nameEn) keep(withoutSigns(one.nameEn), one);
  return (name) =>
    found.get(asWritten(name)) ?? (headerKey(name) ? found.get(withoutSigns(name)) : undefined) ?? null;
}

const asWritten = (name: string) => `written ${fold(name)}`;
const withoutSigns = (name: string) => `signs ${headerKey(name)}`;
