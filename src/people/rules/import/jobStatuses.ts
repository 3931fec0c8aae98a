import { fold } from "#platform/searchWords.ts";

export interface NamedStatus {
  id: string;
  nameFr: string;
  nameEn: string | null;
  isArchived: boolean;
}

/** The employment status that a name means, for somebody who may have one already; null when the company has none. */
export type FindStatus = (name: string, heldId: string | null) => string | null;

/**
 * Finds statuses by name, without capitals or accents: those in use by their French names, then by their English ones. One
 * that is archived is kept by whoever has it, and given to nobody else.
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
    const found = inUse.get(key);
    if (found !== undefined) return found;
    const held = byId.get(heldId ?? "");
    return held && (fold(held.nameFr) === key || fold(held.nameEn ?? "") === key) ? held.id : null;
  };
}
