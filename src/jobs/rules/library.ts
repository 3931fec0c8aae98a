import { fold } from "#platform/searchWords.ts";

interface Name {
  fr: string;
  en: string | null;
}

/** Of the default library. */
export interface LibraryItem {
  key: string;
  name: Name;
  /** Of what it stands in; without it, it does not come. */
  within?: string;
}

/** What a company has of one kind: all that carries a key of the library, and whatever has the name of one. */
export interface StoredItem {
  key: string | null;
  name: Name;
  nameKey: string;
  isArchived: boolean;
}

/**
 * What restoring the library would add or bring back, by the names that it would have: what is not there, and what was
 * archived. One whose name another in use has taken is left out, and so is what would stand in nothing.
 */
export function listMissingNames(
  library: readonly LibraryItem[],
  stored: readonly StoredItem[],
  isPresent: (key: string) => boolean = () => true,
): Name[] {
  const byKey = new Map(stored.map((item) => [item.key, item]));
  const taken = new Set(stored.filter(({ isArchived }) => !isArchived).map(({ nameKey }) => nameKey));
  return library.flatMap(({ key, name, within }) => {
    const held = byKey.get(key);
    if (held) return held.isArchived && !taken.has(held.nameKey) ? [held.name] : [];
    return taken.has(fold(name.fr)) || (within !== undefined && !isPresent(within)) ? [] : [name];
  });
}
