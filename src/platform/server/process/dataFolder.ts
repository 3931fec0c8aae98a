import { existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { StartupError } from "./startupError.ts";

/** The folder of DATA_DIR, created private when missing, under its real name. */
export function makeDataFolder(requested: string): string {
  try {
    mkdirSync(path.dirname(requested), { recursive: true });
    if (!existsSync(requested)) mkdirSync(requested, { recursive: true, mode: 0o700 });
    return realpathSync(requested);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `Le dossier de données ${requested} (DATA_DIR) ne peut pas être créé (${reason}).`,
    );
  }
}
