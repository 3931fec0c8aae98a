/**
 * Where the bytes of stored files are. A key is written once: what replaces a file has a key of its own, so that no reader
 * gets half of one and a browser may keep what it has.
 */
export interface FileStorage {
  /** Writes a new object; it is there whole, or not at all. */
  put: (key: string, object: StoredObject) => Promise<void>;
  /** Null when there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when there is none. */
  remove: (key: string) => Promise<void>;
}

export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Keys hold ids only: nothing that people write becomes the name of a file. */
const keyShape = /^[0-9a-f-]{36}\/[0-9a-f-]{36}(?:\.small)?$/;

export function checkKey(key: string): void {
  if (!keyShape.test(key)) throw new Error("not a key of a stored file");
}
