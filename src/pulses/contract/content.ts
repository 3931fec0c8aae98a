import * as z from "zod";
import { scales } from "#company/vocabulary.ts";
import { calendarDate, optionalLine, paragraphs } from "#platform/contract/endpoint.ts";
import {
  audienceKinds,
  cadences,
  maxOptions,
  maxQuestions,
  maxThreshold,
  minThreshold,
  pulseQuestionTypes,
  pulseReaders,
  pulseThemes,
  seriesEnds,
} from "../vocabulary.ts";

/**
 * Null: not translated yet. French is empty in drafts only: what is planned is refused without it (rules/content.ts).
 * `toReview`, of drafts: the French was changed beside this English (rules/translation.ts).
 */
const words = (text: z.ZodString) =>
  z.strictObject({ fr: text, en: text.nullable(), toReview: z.literal(true).optional() });
const Translated = words(optionalLine(300));

/** Keys name fields of what is sent and counted: none is a name that every object of the language has. */
const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)
  .refine((name) => !(name in Object.prototype));

/** `key`: stays while the wording changes, so that runs are compared; a question of another type has another one. */
export const PulseQuestion = z.strictObject({
  key,
  type: z.enum(pulseQuestionTypes),
  theme: z.enum(pulseThemes),
  text: Translated,
  required: z.boolean(),
  /** The words under the five levels; null for another type. */
  scale: z.enum(scales).nullable(),
  /** Of a choice; empty for another type. */
  options: z.array(z.strictObject({ key, text: Translated })).max(maxOptions),
});
export type PulseQuestion = z.infer<typeof PulseQuestion>;

/** Who is asked. `ids`: of teams, directions or positions; `days`: since they were hired. */
export const Audience = z.strictObject({
  kind: z.enum(audienceKinds),
  ids: z.array(z.uuid()).max(200),
  days: z.int().min(1).max(365).nullable(),
});
export type Audience = z.infer<typeof Audience>;

/** Hours are those of the company's clock. */
export const PulsePlan = z.strictObject({
  audience: Audience,
  cadence: z.enum(cadences),
  /** The day of the first run; those after it follow from it. */
  startsOn: calendarDate.nullable(),
  hour: z.int().min(0).max(23),
  openDays: z.int().min(1).max(30),
  /** So many days after the opening, to those who have not answered; null: none. */
  reminderAfterDays: z.int().min(1).max(29).nullable(),
  end: z.enum(seriesEnds),
  /** Of `after`. */
  runs: z.int().min(1).max(200).nullable(),
  /** Of `on`: the last day on which a run may open. */
  endsOn: calendarDate.nullable(),
  threshold: z.int().min(minThreshold).max(maxThreshold),
  readers: z.enum(pulseReaders),
});
export type PulsePlan = z.infer<typeof PulsePlan>;

/** What a run asks, frozen when it opens. */
export const PulseContent = z.strictObject({
  name: words(optionalLine(120)),
  /** Why the company asks: stands before the first question. */
  purpose: words(paragraphs(400)),
  questions: z.array(PulseQuestion).max(maxQuestions),
});
export type PulseContent = z.infer<typeof PulseContent>;
