import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkKey, type FileStorage } from "./storage.ts";

/** Stored files in a folder of this machine, readable by the account of the server only. */
export function folderStorage(folder: string): FileStorage {
  const toPath = (key: string) => {
    checkKey(key);
    return path.join(folder, key);
  };
  return {
    async put(key, { bytes }) {
      const place = toPath(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes, { flag: "wx", mode: 0o600 });
        // Unlike a rename, a link does not replace what is there.
        await link(draft, place);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(toPath(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(toPath(key), { force: true }),
  };
}
