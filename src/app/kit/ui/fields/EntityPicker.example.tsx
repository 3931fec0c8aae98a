import { useState } from "react";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { State, useSample } from "../../sample.tsx";

interface Team {
  key: string;
  name: string;
}
const teams: readonly Team[] = [
  { key: "1", name: "Accueil" },
  { key: "2", name: "Atelier" },
];
const toOption = ({ key, name }: Team) => ({ id: key, label: name });
const findTeams = (text: string) =>
  Promise.resolve(teams.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));

export function Example() {
  const [team, setTeam] = useState<Team | null>(null);
  const t = useSample({
    fr: {
      label: "Équipe",
      words: {
        clear: "Retirer {name}",
        nothing: "Aucune équipe ne correspond à «\u00A0{search}\u00A0».",
        nothingYet: "Aucune équipe à proposer.",
        found: { one: "{count} équipe proposée", other: "{count} équipes proposées" },
        unmatched: "Choisissez une équipe dans la liste.",
      },
    },
    en: {
      label: "Team",
      words: {
        clear: "Remove {name}",
        nothing: "No team matches “{search}”.",
        nothingYet: "No team to suggest.",
        found: { one: "{count} team found", other: "{count} teams found" },
        unmatched: "Choose a team from the list.",
      },
    },
  });
  return (
    <State name="one object of a kind">
      <EntityPicker
        label={t.label}
        value={team}
        onChange={setTeam}
        search={findTeams}
        toOption={toOption}
        words={t.words}
      />
    </State>
  );
}
