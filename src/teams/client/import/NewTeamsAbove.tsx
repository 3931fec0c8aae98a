import { NewNames } from "#imports/client/NewNames.tsx";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { useTexts } from "#platform/client/language.tsx";

interface NewTeamsAboveProps {
  view: ImportView;
  isBusy: boolean;
  apply: (options: ImportOptions) => void;
}

/** The teams above others that neither the file nor the company has: those ticked are created with the import. */
export function NewTeamsAbove({ view: { unknownNames, options }, isBusy, apply }: NewTeamsAboveProps) {
  const { newTeams } = useTexts("teamImport");
  const { create } = options;
  return (
    <NewNames
      names={unknownNames}
      applied={Array.isArray(create) ? create : []}
      texts={newTeams}
      isBusy={isBusy}
      apply={(chosen) => apply({ create: chosen })}
    />
  );
}
