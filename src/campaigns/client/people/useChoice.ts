import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { FreeTitle } from "../../contract.ts";
import { whyNotCreate } from "../../rules.ts";
import type { Named } from "./ManyPicker.tsx";
import type { AmbiguousName } from "./PastedList.tsx";
import { campaigns } from "../queries.ts";
import type { NamedPosition } from "./searchPositions.ts";

const noPeople: readonly Pickable[] = [];
const nobody = {
  count: 0,
  withoutPosition: 0,
  leftOut: 0,
  freeTitles: { count: 0, titles: [] as FreeTitle[] },
};

/** Whom a choice names, and how many people that makes; `chosen`: those with whom it begins. */
export function useChoice(chosen: readonly Pickable[] = noPeople) {
  const { createCampaign: texts } = useTexts("campaigns");
  const { status } = useTexts("platform");
  const errorWords = useErrorWords();
  const [teams, setTeams] = useState<readonly Named[]>([]);
  const [positions, setPositions] = useState<readonly NamedPosition[]>([]);
  const [people, setPeople] = useState(chosen);
  /** A list that was pasted, and is not recognised yet. */
  const [pasted, setPasted] = useState("");
  const [alike, setAlike] = useState<readonly AmbiguousName[]>([]);
  const isPasting = pasted.trim() !== "" || alike.length > 0;
  const choice = { teams: toIds(teams), positions: toIds(positions), people: toIds(people) };
  const isChosen = teams.length + positions.length + people.length > 0;
  const { data, error, refetch } = useQuery(
    // Counted again on return from another tab, where a person may have been given a position.
    campaigns.choose.queryOptions({
      input: choice,
      enabled: isChosen,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  const counted = isChosen && data ? data : null;
  const { count, withoutPosition, leftOut, freeTitles } = counted ?? nobody;
  const failure = isChosen ? error : null;
  const refused = whyNotCreate(count);
  /** First what would otherwise be left out silently; a count that is not known yet is not zero. */
  const why = () => {
    if (isPasting) return texts.pasted.unsettled;
    if (failure) return texts.countFailed;
    if (isChosen && !counted) return status.loading;
    return refused && errorWords(refused);
  };
  return {
    teams,
    setTeams,
    positions,
    setPositions,
    people,
    setPeople,
    pasted,
    setPasted,
    alike,
    setAlike,
    choice,
    isChosen,
    /** Something would be lost. */
    isDirty: teams.length + positions.length > 0 || people !== chosen || isPasting,
    clear: () => {
      setTeams([]);
      setPositions([]);
      setPeople(noPeople);
      setPasted("");
      setAlike([]);
    },
    /** Null while it is not known. */
    count: counted && count,
    failure,
    countAgain: () => void refetch(),
    /** Without a position, nor a title. */
    withoutTitle: withoutPosition - freeTitles.count,
    freeTitles,
    leftOut,
    /** Why nothing is made of it yet, in words. */
    reason: why(),
  };
}

export type ChoiceState = ReturnType<typeof useChoice>;

const toIds = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);
