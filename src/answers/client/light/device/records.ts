import { createStore, del, delMany, entries, get, keys, promisifyRequest, set } from "idb-keyval";
import { isKeptTooLong } from "../../../rules/keeping.ts";
import type { Sealed } from "./sealing.ts";

/**
 * Everything stored on this device for the people who answer on it: one table of IndexedDB.
 * - `person`: whose session was seen here last
 * - `key/{person}`: a key that cannot be read, only used
 * - `form/{person}/{evaluation}`, `draft/{person}/{evaluation}/{position}`: sealed under it
 * - `survey/{person}/{survey}`, `reply/{person}/{survey}`: likewise; a reply waits to be sent whole
 * - `choice/arrivals/{survey}`: what was chosen before its person signed in
 */
const store = createStore("rondo-answers", "kept");

/** A draft says which page wrote it: only that page may say that it has arrived. */
export interface KeptRecord extends Sealed {
  writer?: string;
}

/** What is kept as one record. */
export type ShelfKind = "survey" | "reply" | "choice";

const recordPaths = {
  key: (person: string) => `key/${person}`,
  form: (person: string, evaluationId: string) => `form/${person}/${evaluationId}`,
  draft: (person: string, evaluationId: string, position: number | "") =>
    `draft/${person}/${evaluationId}/${position}`,
  /** One record for each id. */
  item: (kind: ShelfKind, person: string, id: string) => `${kind}/${person}/${id}`,
};
const parseOwner = (path: string) => path.split("/")[1];
/** Not sent yet: signing out would lose it. */
const isUnsent = (path: string) => /^(?:draft|reply)\//.test(path);
const isSealed = (path: string) => /^(?:form|draft|survey|reply|choice)\//.test(path);

export const records = {
  ...recordPaths,
  read: (path: string) => get<KeptRecord>(path, store),
  write: (path: string, record: KeptRecord) => set(path, record, store),
  remove: (path: string) => del(path, store),
  /** The records below a path, oldest first. */
  async below(path: string): Promise<[string, KeptRecord][]> {
    const all = await entries<string, KeptRecord>(store);
    return all.filter(([at]) => at.startsWith(path)).sort(([, a], [, b]) => a.at - b.at);
  },
  /** In one transaction, so that a later write of another tab is kept. */
  removeIfBy: (path: string, writer: string) =>
    store("readwrite", async (table) => {
      const found = await promisifyRequest<KeptRecord | undefined>(table.get(path));
      if (found?.writer === writer) table.delete(path);
      return promisifyRequest(table.transaction);
    }),
};

/** The person's key; `made` becomes theirs when they have none. Two pages opening at once get the same one. */
export const findOrCreateKey = (person: string, made: CryptoKey): Promise<CryptoKey> =>
  store("readwrite", async (table) => {
    const found = await promisifyRequest<CryptoKey | undefined>(table.get(recordPaths.key(person)));
    if (!found) table.put(made, recordPaths.key(person));
    return found ?? made;
  });

export const findKey = (person: string) => get<CryptoKey>(recordPaths.key(person), store);

/** The person whose session was last seen on this device: their form opens offline. */
export const readLastPerson = () => get<string>("person", store);
export const saveLastPerson = (person: string) => set("person", person, store);
export const deleteLastPerson = () => del("person", store);

/** The number of unsent answers on this device: the person's, and those of all others. */
export async function countUnsent(person: string | undefined): Promise<{ mine: number; others: number }> {
  const drafts = (await keys<string>(store)).filter(isUnsent);
  const mine = drafts.filter((path) => parseOwner(path) === person).length;
  return { mine, others: drafts.length - mine };
}

/** Drafts, forms and key: nothing of this person stays. */
export async function deletePerson(person: string | undefined): Promise<void> {
  const all = await keys<string>(store);
  await delMany(
    all.filter((path) => path === "person" || (person !== undefined && parseOwner(path) === person)),
    store,
  );
}

/**
 * Deletes what is older than seven days of any person, then keys without records, except the last person's: another
 * tab may be about to write under it.
 */
export async function deleteExpired(now: number): Promise<void> {
  const all = await entries<string, KeptRecord>(store);
  const sealed = all.filter(([path]) => isSealed(path));
  const old = sealed.filter(([, { at }]) => isKeptTooLong(at, now)).map(([path]) => path);
  const owners = new Set(sealed.filter(([path]) => !old.includes(path)).map(([path]) => parseOwner(path)));
  owners.add(await readLastPerson());
  const useless = all
    .map(([path]) => path)
    .filter((path) => path.startsWith("key/") && !owners.has(parseOwner(path)));
  await delMany([...old, ...useless], store);
}
