import { NewNames } from "#imports/client/NewNames.tsx";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { useTexts } from "#platform/client/language.tsx";

interface NewTeamsProps {
  view: ImportView;
  isBusy: boolean;
  apply: (options: ImportOptions) => void;
}

/** The teams that the file names and the company does not have: those ticked are created with the import. */
export function NewTeams({ view: { unknownNames, options }, isBusy, apply }: NewTeamsProps) {
  const { newTeams } = useTexts("peopleImport");
  const { createTeams } = options;
  return (
    <NewNames
      names={unknownNames}
      applied={Array.isArray(createTeams) ? createTeams : []}
      texts={newTeams}
      isBusy={isBusy}
      apply={(create) => apply({ ...options, createTeams: create })}
    />
  );
}
