import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Pickable } from "#platform/ui/PersonPicker.tsx";
import { whyNotCreate } from "../rules.ts";
import type { Named } from "./ManyPicker.tsx";
import { campaigns } from "./queries.ts";

/** Whom a choice names, and how many people that makes. */
export function useChoice() {
  const [teams, setTeams] = useState<readonly Named[]>([]);
  const [positions, setPositions] = useState<readonly Named[]>([]);
  const [people, setPeople] = useState<readonly Pickable[]>([]);
  /** A list that was pasted, and is not recognised yet. */
  const [pasted, setPasted] = useState("");
  const choice = { teams: idsOf(teams), positions: idsOf(positions), people: idsOf(people) };
  const isChosen = teams.length + positions.length + people.length > 0;
  const { data } = useQuery(
    campaigns.choose.queryOptions({ input: choice, enabled: isChosen, placeholderData: keepPreviousData }),
  );
  const { count, withoutPosition, leftOut } =
    isChosen && data ? data : { count: 0, withoutPosition: 0, leftOut: 0 };
  return {
    teams,
    setTeams,
    positions,
    setPositions,
    people,
    setPeople,
    pasted,
    setPasted,
    choice,
    /** Something would be lost. */
    isDirty: isChosen || pasted.trim() !== "",
    clear: () => {
      setTeams([]);
      setPositions([]);
      setPeople([]);
      setPasted("");
    },
    count,
    withoutPosition,
    leftOut,
    refused: whyNotCreate(count),
  };
}

export type Choosing = ReturnType<typeof useChoice>;

const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);
