import { fold } from "#platform/searchWords.ts";

export interface NamedStatus {
  id: string;
  nameFr: string;
  nameEn: string | null;
  isArchived: boolean;
}

/** The employment status that a name means, for a person who may have one already; null when the company has none. */
export type FindStatus = (name: string, heldId: string | null) => string | null;

/**
 * Finds statuses by name, without capitals or accents: the one that the person has, even when it is archived, then
 * those in use by their French names, then by their English ones.
 */
export function statusFinder(statuses: readonly NamedStatus[]): FindStatus {
  const inUse = new Map<string, string>();
  const add = (name: string | null, id: string) => {
    if (name && !inUse.has(fold(name))) inUse.set(fold(name), id);
  };
  const used = statuses.filter(({ isArchived }) => !isArchived);
  for (const { id, nameFr } of used) add(nameFr, id);
  for (const { id, nameEn } of used) add(nameEn, id);
  const byId = new Map(statuses.map((status) => [status.id, status]));
  return (name, heldId) => {
    const key = fold(name);
    const held = byId.get(heldId ?? "");
    if (held && (fold(held.nameFr) === key || fold(held.nameEn ?? "") === key)) return held.id;
    return inUse.get(key) ?? null;
  };
}
