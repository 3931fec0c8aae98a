import { useState } from "react";
import { Combobox } from "#platform/ui/pickers/Combobox.tsx";
import type { ComboboxOption } from "#platform/ui/layers/OptionList.tsx";
import { PeoplePicker } from "#platform/ui/pickers/PeoplePicker.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import { State, useSample } from "../../sample.tsx";

const people: readonly Pickable[] = [
  { id: "1", firstName: "Camille", lastName: "Tremblay", detail: "camille.tremblay@exemple.ca" },
  { id: "2", firstName: "Camille", lastName: "Roy", detail: "camille.roy@exemple.ca" },
];
const findPeople = (text: string) =>
  Promise.resolve(
    people.filter(({ firstName, lastName }) =>
      `${firstName} ${lastName}`.toLowerCase().includes(text.toLowerCase()),
    ),
  );

export function Example() {
  const [person, setPerson] = useState<Pickable | null>(null);
  const [several, setSeveral] = useState(people.slice(0, 1));
  const [team, setTeam] = useState<ComboboxOption | null>({ id: "1", label: "Accueil" });
  const [search, setSearch] = useState("");
  const t = useSample({
    fr: {
      person: "Personne évaluée",
      people: "Personnes à ajouter",
      team: "Équipe",
      search: "Rechercher",
      words: {
        clear: "Retirer {name}",
        nothing: "Aucune équipe ne correspond à «\u00A0{search}\u00A0».",
        nothingYet: "Aucune équipe à proposer.",
        found: { one: "{count} équipe proposée", other: "{count} équipes proposées" },
        unmatched: "Choisissez une équipe dans la liste.",
      },
      error: "Ce champ est requis.",
    },
    en: {
      person: "Person evaluated",
      people: "People to add",
      team: "Team",
      search: "Search",
      words: {
        clear: "Remove {name}",
        nothing: "No team matches “{search}”.",
        nothingYet: "No team to suggest.",
        found: { one: "{count} team found", other: "{count} teams found" },
        unmatched: "Choose a team from the list.",
      },
      error: "This field is required.",
    },
  });
  return (
    <>
      <State name="a person">
        <PersonPicker label={t.person} value={person} onChange={setPerson} search={findPeople} />
      </State>
      <State name="several people">
        <PeoplePicker
          label={t.people}
          value={several}
          onChange={(chosen) => setSeveral([...chosen])}
          search={findPeople}
        />
      </State>
      <State name="a person, with an error">
        <PersonPicker
          label={t.person}
          value={null}
          onChange={setPerson}
          search={findPeople}
          error={t.error}
        />
      </State>
      <State name="any other thing, chosen">
        <Combobox
          label={t.team}
          value={team}
          onChange={setTeam}
          search={() => Promise.resolve([{ id: "1", label: "Accueil" }])}
          words={t.words}
        />
      </State>
      <State name="a search">
        <SearchField label={t.search} value={search} onChange={setSearch} />
      </State>
    </>
  );
}
