/** Where a list stood when it was left: how far it was scrolled, and the row that was opened. */
export interface Place {
  scroll: number;
  row: string | null;
}

const storageKey = "rondo_list_places";
const kept = 30;

const readAll = (): [entry: string, place: Place][] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, Place][];
  } catch {
    return [];
  }
};

/** `entry`: the key that the router gives to an entry of the browser's history; a link gets a new one, Back an old one. */
export const readPlace = (entry: string): Place | null =>
  readAll().find(([other]) => other === entry)?.[1] ?? null;

/** Kept for this tab, so that a reload, or a page of the light shell between, loses nothing. */
export function savePlace(entry: string, place: Place) {
  const others = readAll().filter(([other]) => other !== entry);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [entry, place]].slice(-kept)));
  } catch {
    // Without storage (private window, full), Back leads to the top of the list.
  }
}
