import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import type { PersonName } from "#people/contract/person.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Who was selected in the list of people for a campaign. */
    chosenPeople?: readonly PersonName[];
  }
}

const nobody: readonly PersonName[] = [];

/** Those who were selected before the page was opened; the history keeps them, so that they are there again on reload. */
export function useChosenPeople(): readonly PersonName[] {
  const chosen = useLocation({ select: ({ state }) => state.chosenPeople ?? nobody });
  return useState(chosen)[0];
}
