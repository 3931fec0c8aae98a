import { resumeExports } from "#exports/client/followExport.ts";
import { resumeImports } from "#imports/client/followImport.ts";
import type { Language } from "#platform/vocabulary.ts";

/** Follows again what this tab followed before it was loaded again. */
export function resumeTasks(context: Parameters<typeof resumeImports>[0], language: Language): void {
  resumeImports(context);
  resumeExports(language);
}
