import type { ImportKind } from "#imports/server/kind.ts";
import { positionImport } from "#jobs/server/import/positionImport.ts";
import { peopleImport } from "#people/server/import/peopleImport.ts";
import { questionImport } from "#skills/server/import/questionImport.ts";
import { teamImport } from "#teams/server/import/teamImport.ts";

/** What is imported from files: one line per kind, from its concept. */
export const importKinds: readonly ImportKind[] = [peopleImport, questionImport, teamImport, positionImport];
