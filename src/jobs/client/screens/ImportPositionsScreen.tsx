import { ImportSteps } from "#imports/client/ImportSteps.tsx";
import type { ImportScreenKind } from "#imports/client/kind.ts";
import { emptyingWords } from "#imports/rules/rowParser.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { maxImportedPositions, positionColumns } from "../../rules/import/columns.ts";
import { NewFamilies } from "../import/NewFamilies.tsx";
import { PositionImportOutcome } from "../import/PositionImportOutcome.tsx";
import { positionImports, positionImportsApi } from "../import/positionImports.ts";

/** The positions of a whole company with their skills, from a file. */
export function ImportPositionsScreen() {
  const texts = useTexts("positionImport");
  const { positions } = useTexts("jobs");
  const say = useSay();
  const { language } = useLanguage();
  useTrail([{ label: positions.title, to: paths.jobPositions() }]);
  const kind: ImportScreenKind = {
    concept: "positionImports",
    api: positionImportsApi,
    queries: positionImports,
    upload: "positions",
    maxBytes: 10_000_000,
    maxRows: maxImportedPositions,
    fields: positionColumns,
    at: paths.importPositions(),
    texts,
    // In the order of the columns; skills of the default library, with the level expected.
    examples: [
      [
        "Chef d’atelier",
        "Shop supervisor",
        "Production",
        "Écoute (4)",
        "Organise le travail de l’atelier.",
        "",
        "",
      ],
      ["Soudeuse", "Welder", "Production", "", "", "", ""],
    ],
    defaults: {},
    creates: { option: "create", toCreate: texts.newFamilies.toCreate },
    choices: NewFamilies,
    end: PositionImportOutcome,
  };
  return (
    <Page title={texts.title} intro={say(texts.intro, { word: emptyingWords[language] })}>
      <ImportSteps kind={kind} />
    </Page>
  );
}
