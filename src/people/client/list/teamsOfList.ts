import type { ComponentType } from "react";
import type { PersonName } from "#people/contract/person.ts";

/** Teams stand above people: src/app/sharedScreens/People.tsx hands down what the list needs of them. */
export interface TeamsOfList {
  /** What opens the choice of a team, in the menu of filters. */
  chooseLabel: string;
  /** The name of the team that the list is narrowed to, once it is known. */
  useTeamName: (id: string | null) => string | null;
  ChooseDialog: ComponentType<{ open: boolean; onChoose: (id: string) => void; onClose: () => void }>;
  AddDialog: ComponentType<{
    open: boolean;
    people: readonly PersonName[];
    onDone: () => void;
    onClose: () => void;
  }>;
}
