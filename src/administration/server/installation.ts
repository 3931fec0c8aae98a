import { statfs } from "node:fs/promises";
import type { MailMode } from "#platform/server/http/perimeter.ts";

interface Disk {
  free: number;
  size: number;
}

/** What an administrator is told of the installation. */
export interface Installation {
  version: string;
  mail: MailMode;
  /** The room of the fullest disk on which the installation keeps data; null where it keeps none on its own. */
  readDisk: () => Promise<Disk | null>;
}

declare module "#platform/server/services.ts" {
  interface Services {
    installation: Installation;
  }
}

/** A folder that does not exist yet is left out. */
export async function readFullestDisk(folders: readonly string[]): Promise<Disk | null> {
  const disks = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }),
        () => null,
      ),
    ),
  );
  return disks.filter((disk) => disk !== null).toSorted((a, b) => a.free - b.free)[0] ?? null;
}
