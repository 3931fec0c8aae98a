import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ImportSteps } from "#imports/client/ImportSteps.tsx";
import type { ImportScreenKind } from "#imports/client/kind.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Page } from "#platform/ui/Page.tsx";
import { mostImportedPeople } from "../../rules.ts";
import { peopleColumns } from "../../rules/import/columns.ts";
import { PeopleImportOptions } from "../import/ImportOptions.tsx";
import { PeopleImportOutcome } from "../import/ImportOutcome.tsx";
import { NewTeams } from "../import/NewTeams.tsx";
import { peopleImports, peopleImportsApi } from "../import/peopleImports.ts";
import { people } from "../queries.ts";

/** The people of a whole company, from a file. */
export function ImportPeopleScreen() {
  const texts = useTexts("peopleImport");
  const { title } = useTexts("people");
  const client = useQueryClient();
  useTrail([{ label: title, to: paths.people() }]);
  // The list as it was before is not shown to whoever goes back to it.
  useEffect(() => () => void client.invalidateQueries({ queryKey: people.key() }), [client]);
  const kind: ImportScreenKind = {
    concept: "peopleImports",
    api: peopleImportsApi,
    queries: peopleImports,
    upload: "people",
    maxBytes: 10_000_000,
    mostRows: mostImportedPeople,
    fields: peopleColumns,
    at: paths.importPeople(),
    texts,
    examples: [
      [
        "marie.tremblay@entreprise.example",
        "Marie",
        "Tremblay",
        "418 555-0142",
        "Directrice",
        "Permanent, temps plein",
        "",
        "Direction; Ventes",
        "Gestionnaire d’équipe",
        "Actif",
        "fr",
        "2019-08-26",
        "1985-05-14",
        "12, rue des Érables",
        "",
        "Québec",
        "QC",
        "G1R 2B5",
        "Canada",
      ],
      [
        "luc.cote@entreprise.example",
        "Luc",
        "Côté",
        "",
        "Technicien",
        "",
        "marie.tremblay@entreprise.example",
        "",
        "Membre",
        "Actif",
        "fr",
        "15/03/2024",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
      ],
    ],
    defaults: { known: "update", invitations: "later" },
    creates: { option: "createTeams", toCreate: texts.newTeams.toCreate },
    options: PeopleImportOptions,
    choices: NewTeams,
    end: PeopleImportOutcome,
  };
  return (
    <Page title={texts.title} intro={texts.intro}>
      <ImportSteps kind={kind} />
    </Page>
  );
}
