import type { Ids } from "../../inputs.ts";
import type { Person } from "../../world.ts";
import type { Actors } from "../actors.ts";
import type { EvaluationObjectIds } from "../evaluationsInEveryState.ts";
import type { Relation } from "../table.ts";

/** Where an object is looked for: in the company whose object the call is about. */
interface ObjectLookup {
  actors: Actors;
  evaluationIds: ReadonlyMap<string, EvaluationObjectIds>;
  acting: ReadonlyMap<string, Person>;
  relation: Relation;
  condition: string;
}

/** What the calls of a concept are about, as docs/permissions.md tells its objects apart. */
export interface ObjectKind {
  /**
   * In `npm test`; `npm run prove -- permissions` has all actors try everything. « everybody » where the relation to the
   * object decides, « one for each « acts as » » where only the session does: the test of the table holds that against it.
   */
  triedBy: "everybody" | "one for each « acts as »";
  /** The columns of the table that tell its objects apart. */
  conditions: readonly string[];
  /** The one of a call that names none of them. */
  defaultCondition: string;
  selectIds: (place: ObjectLookup) => Partial<Ids>;
}
