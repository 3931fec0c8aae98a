import { ImportSteps } from "#imports/client/ImportSteps.tsx";
import type { ImportScreenKind } from "#imports/client/kind.ts";
import { emptyingWords } from "#imports/rules/rowParser.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { maxImportedTeams, teamColumns } from "../../rules/import/columns.ts";
import { NewTeamsAbove } from "../import/NewTeamsAbove.tsx";
import { TeamImportOutcome } from "../import/TeamImportOutcome.tsx";
import { teamImports, teamImportsApi } from "../import/teamImports.ts";

/** The teams of a whole company, from a file. */
export function ImportTeamsScreen() {
  const texts = useTexts("teamImport");
  const { title } = useTexts("teams");
  const say = useSay();
  const { language } = useLanguage();
  useTrail([{ label: title, to: paths.teams() }]);
  const kind: ImportScreenKind = {
    concept: "teamImports",
    api: teamImportsApi,
    queries: teamImports,
    upload: "teams",
    maxBytes: 10_000_000,
    maxRows: maxImportedTeams,
    fields: teamColumns,
    at: paths.importTeams(),
    texts,
    // In the order of the columns; their people come with the import of people.
    examples: [
      ["Direction des opérations", "", "", "Production et entretien"],
      ["Atelier", "Direction des opérations", "", ""],
    ],
    defaults: {},
    creates: { option: "create", toCreate: texts.newTeams.toCreate },
    choices: NewTeamsAbove,
    end: TeamImportOutcome,
  };
  return (
    <Page title={texts.title} intro={say(texts.intro, { word: emptyingWords[language] })}>
      <ImportSteps kind={kind} />
    </Page>
  );
}
