import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkKey, type FileStorage } from "./storage.ts";

/** Stored files in a folder of this machine, readable by the account of the server only. */
export function folderStorage(folder: string): FileStorage {
  const toPath = (key: string) => {
    checkKey(key);
    return path.join(folder, key);
  };
  /** Unlike a rename, a link does not replace what is there. */
  const write = async (place: string, draft: string, work: () => Promise<void>) => {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    try {
      await work();
      await link(draft, place);
    } finally {
      await rm(draft, { force: true });
    }
  };
  return {
    async put(key, { bytes }) {
      const place = toPath(key);
      const draft = `${place}.${randomUUID()}.part`;
      await write(place, draft, () => writeFile(draft, bytes, { flag: "wx", mode: 0o600 }));
    },
    async putStream(key, { body }) {
      const place = toPath(key);
      const draft = toDraft(place);
      await write(place, draft, () => pipeline(body, createWriteStream(draft, { flags: "wx", mode: 0o600 })));
      return (await stat(place)).size;
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(toPath(key)));
      } catch (error) {
        return nullWhereAbsent(error);
      }
    },
    async getStream(key) {
      try {
        const file = await open(toPath(key));
        return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
      } catch (error) {
        return nullWhereAbsent(error);
      }
    },
    async remove(key) {
      const place = toPath(key);
      await rm(toDraft(place), { force: true });
      await rm(place, { force: true });
    },
  };
}

/** Known by the key: a kill leaves nothing that is found no more. */
const toDraft = (place: string) => `${place}.part`;

function nullWhereAbsent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}
