import type { StorageConfiguration } from "../process/configuration.ts";
import { folderStorage } from "./folderStorage.ts";
import { s3Storage } from "./s3Storage.ts";
import type { FileStorage } from "./storage.ts";

/** The storage of this installation (STORAGE_URL). */
export const makeStorage = (configuration: StorageConfiguration): FileStorage =>
  configuration.kind === "folder" ? folderStorage(configuration.folder) : s3Storage(configuration);
