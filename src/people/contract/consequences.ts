import * as z from "zod";
import { PersonName } from "./person.ts";

const count = z.number().int();

/** A number, and the people whom it concerns: the first three by name, and how many they are. */
const Counted = z.object({ count, people: z.array(PersonName), peopleCount: count });
export type Counted = z.infer<typeof Counted>;

/** Development plans, by the people whose they are, and the managers to whom they close, open or stay open. */
const MovedPlans = Counted.extend({ managers: Counted });
export type MovedPlans = z.infer<typeof MovedPlans>;

/** What moves with another direct manager or team, without anything about the reader's own evaluation. */
export const Consequences = z.object({
  /** Reports, published or under review, and who can open them from now on. */
  reportsOpen: Counted,
  reportsClose: Counted,
  /** Running evaluations, and who will read their reports. */
  comingOpen: Counted,
  comingClose: Counted,
  /** Evaluations that are not over, and who runs them. */
  runs: Counted,
  runsNoMore: Counted,
  /** Reports that stay open to those who lose a relation, by another one. */
  kept: Counted,
  /** Reports that stay closed to those who gain a relation: they answer among colleagues or people supervised. */
  barred: Counted,
  /** Running evaluations that still ask a former direct manager. */
  stillAsked: Counted,
  /** A team whose published figures another person reads. */
  figuresOpen: Counted,
  figuresClose: Counted,
  /** The teams in which later reports count, with the people whom they are about; null for none. */
  counting: z.array(Counted.extend({ team: z.string().nullable() })),
  /** The active direct manager, whom later evaluations invite. */
  nextManager: Counted,
  /** Development plans that a manager before no longer opens. */
  plansClose: MovedPlans,
  /** Those that another manager opens later: at the person’s yes, or some days after they are told. */
  plansOpen: MovedPlans,
  /** Those that open to another manager with the change, who administers Rondo or comes back. */
  plansOpenAtOnce: MovedPlans,
  /** Those that stay open to a manager before, who still manages the person directly or by a team, or administers Rondo. */
  plansKept: z.array(MovedPlans.extend({ reason: z.enum(["team", "direct", "administration"]) })),
  /** Running evaluations, whose participants stay. */
  running: count,
  /** Proposals of participants that another person decides. */
  proposals: count,
  /** More people or evaluations than are read at once: the counts are of the first of them. */
  isPartial: z.boolean(),
});
export type Consequences = z.infer<typeof Consequences>;
