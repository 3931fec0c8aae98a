import { NewNames } from "#imports/client/NewNames.tsx";
import type { ImportOptions, ImportView } from "#imports/contract.ts";
import { useTexts } from "#platform/client/language.tsx";

interface NewFamiliesProps {
  view: ImportView;
  isBusy: boolean;
  apply: (options: ImportOptions) => void;
}

/** The families that the file names and the company does not have: those ticked are created with the import. */
export function NewFamilies({ view: { unknownNames, options }, isBusy, apply }: NewFamiliesProps) {
  const { newFamilies } = useTexts("positionImport");
  const { create } = options;
  return (
    <NewNames
      names={unknownNames}
      applied={Array.isArray(create) ? create : []}
      texts={newFamilies}
      isBusy={isBusy}
      apply={(chosen) => apply({ create: chosen })}
    />
  );
}
