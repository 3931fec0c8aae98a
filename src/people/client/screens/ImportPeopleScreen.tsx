import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ImportSteps } from "#imports/client/ImportSteps.tsx";
import type { ImportScreenKind } from "#imports/client/kind.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { maxImportedPeople } from "../../rules.ts";
import { columnLabels, peopleColumns, type PersonField } from "../../rules/import/columns.ts";
import { PeopleImportOptions } from "../import/ImportOptions.tsx";
import { PeopleImportOutcome } from "../import/ImportOutcome.tsx";
import { NewTeams } from "../import/NewTeams.tsx";
import { peopleImports, peopleImportsApi } from "../import/peopleImports.ts";
import { people } from "../queries.ts";

const examples: readonly Partial<Record<PersonField, string>>[] = [
  {
    email: "marie.tremblay@entreprise.example",
    first_name: "Marie",
    last_name: "Tremblay",
    phone: "418 555-0142",
    job_title: "Directrice",
    job_status: "Permanent, temps plein",
    team: "Direction; Ventes",
    role: "Gestionnaire d’équipe",
    hr_status: "Actif",
    language: "fr",
    hire_date: "2019-08-26",
    birthday: "1985-05-14",
    address: "12, rue des Érables",
    city: "Québec",
    province: "QC",
    postal_code: "G1R 2B5",
    country: "Canada",
  },
  {
    email: "luc.cote@entreprise.example",
    first_name: "Luc",
    last_name: "Côté",
    job_title: "Technicien",
    manager_email: "marie.tremblay@entreprise.example",
    role: "Membre",
    hr_status: "Actif",
    language: "fr",
    hire_date: "15/03/2024",
  },
];

/** The people of a whole company, from a file. */
export function ImportPeopleScreen() {
  const texts = useTexts("peopleImport");
  const { title, labels } = useTexts("people");
  const client = useQueryClient();
  useTrail([{ label: title, to: paths.people() }]);
  // On leaving, drops the cached list of people, which the import has changed.
  useEffect(() => () => void client.invalidateQueries({ queryKey: people.key() }), [client]);
  const kind: ImportScreenKind = {
    concept: "peopleImports",
    api: peopleImportsApi,
    queries: peopleImports,
    upload: "people",
    maxBytes: 10_000_000,
    maxRows: maxImportedPeople,
    fields: peopleColumns,
    at: paths.importPeople(),
    texts: { ...texts, columns: { ...columnLabels(labels), ...texts.columns } },
    examples: examples.map((row) => peopleColumns.map(({ name }) => row[name] ?? "")),
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
