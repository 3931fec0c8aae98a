import type { Consequences } from "#people/contract/consequences.ts";
import type { PlaceChange } from "../../rules/consequences.ts";

/** The change and the names in it; `manager` is null where there is none afterwards. */
export interface Question {
  kind: Exclude<PlaceChange["kind"], "join" | "removal">;
  person?: string;
  team?: string;
  manager?: string | null;
}
export interface Asked extends Question {
  facts: Consequences;
}
