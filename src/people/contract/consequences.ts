import * as z from "zod";
import { PersonName } from "./person.ts";

const count = z.number().int();

/** Those who gain rights, or lose them. */
const Side = z.object({
  /** The first three by name. */
  people: z.array(PersonName),
  count,
  /** Reports that can be opened now, published or under review. */
  reports: count,
  /** Running evaluations whose report will follow. */
  comingReports: count,
  /** Evaluations that are not over, and that they run. */
  evaluations: count,
});

/** What moves with another direct manager or team, without anything about the reader's own evaluation. */
export const Consequences = z.object({
  gaining: Side,
  losing: Side,
  /** Reports that stay open to those who lose a relation, by another one. */
  keptReports: count,
  /** Reports that stay closed to those who gain one: they answer among colleagues or people supervised. */
  barredReports: count,
  /** Running evaluations, whose participants stay. */
  running: count,
  /** Of these, how many still ask a former direct manager. */
  stillAsked: count,
  /** Proposals of participants that another person decides. */
  proposals: count,
  /** The main teams in which later reports count, with of how many people; null for none. */
  figures: z.array(z.object({ team: z.string().nullable(), count })),
  /** More people or evaluations than are read at once: the counts are of the first of them. */
  isPartial: z.boolean(),
});
export type Consequences = z.infer<typeof Consequences>;
