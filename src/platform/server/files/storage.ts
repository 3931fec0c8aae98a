/**
 * Where the bytes of stored files are. A key is written once: what replaces a file has a key of its own, so that no reader
 * gets half of one and a browser may keep what it has.
 */
export interface FileStorage {
  /** Writes a new object; it is there whole, or not at all. */
  put: (key: string, object: StoredObject) => Promise<void>;
  /** The same for what is too large to hold: it is stored as it comes. Returns its length. */
  putStream: (key: string, object: StreamedObject) => Promise<number>;
  /** Null when there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same, read as fast as it is taken. */
  getStream: (key: string) => Promise<ReadableStream<Uint8Array> | null>;
  /** Does nothing when there is none. Takes along what a `putStream` that was killed has left. */
  remove: (key: string) => Promise<void>;
}

export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

export interface StreamedObject {
  body: AsyncIterable<Uint8Array | string>;
  type: string;
}

/** Keys hold ids only: nothing that people write becomes the name of a file. */
const keyShape = /^[0-9a-f-]{36}\/[0-9a-f-]{36}(?:\.small)?$/;

export function checkKey(key: string): void {
  if (!keyShape.test(key)) throw new Error("not a key of a stored file");
}
