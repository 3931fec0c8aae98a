import type { PersonName } from "#people/contract/person.ts";
import type { Selectable } from "#people/contract.ts";

/** Evaluations and campaigns stand above people: src/app/sharedScreens/People.tsx hands down what the list needs of them. */
export interface Evaluating {
  whyNot: (person: Selectable, selected: number) => "inactive_person" | "oneself" | null;
  /** As many people as a campaign is about. */
  most: number;
  /** Of one person an evaluation begins, of several a campaign. */
  begin: (people: readonly PersonName[]) => void;
}
