import * as z from "zod";
import { Tag } from "#disclosure/contract.ts";
import { Translated } from "#evaluations/contract/questionnaire.ts";
import { PersonName } from "#people/contract/person.ts";
import {
  calendarDate,
  endpoint,
  language,
  line,
  nothing,
  optionalLine,
  paragraphs,
} from "#platform/contract/endpoint.ts";
import { drafts } from "#platform/contract/limits.ts";
import { maxActionLength, maxMeasureLength, maxSentenceLength, pillars } from "../vocabulary.ts";
import {
  draftFailures,
  draftObstacles,
  maxAssessmentLength,
  maxDraftActions,
  maxDraftSkills,
  maxOwnWords,
  minAssessmentLength,
} from "../vocabulary/drafts.ts";
import { aboutPlan } from "./plan.ts";

/** Where drafts go: the host and the model that the operator has set up. */
const Destination = z.object({ host: z.string(), model: z.string() });

const Switching = z.object({
  id: z.uuid(),
  isOn: z.boolean(),
  at: z.iso.datetime(),
  by: PersonName,
  /** What was found about the impact on people; of a switching on. */
  assessment: z.string().nullable(),
  model: z.string().nullable(),
});
export type Switching = z.infer<typeof Switching>;

const DraftSetting = z.object({
  isOn: z.boolean(),
  /** Null: the operator has set up no server, and drafts cannot be switched on. */
  destination: Destination.nullable(),
  /** The latest first. */
  history: z.array(Switching),
});
export type DraftSetting = z.infer<typeof DraftSetting>;

const figure = { group: z.string(), figure: z.string() };

const DraftSkill = z.object({
  /** Of the report. */
  skillId: z.string(),
  skill: Translated,
  tag: Tag.nullable(),
  /** As the report prints them, in the language that is asked for. */
  figures: z.array(z.object(figure)),
});
export type DraftSkill = z.infer<typeof DraftSkill>;

const DraftOffer = z.object({
  obstacle: z.enum(draftObstacles).nullable(),
  destination: Destination.nullable(),
  /** The latest report that may be used: null with an obstacle. */
  report: z
    .object({
      evaluationId: z.uuid(),
      name: z.string(),
      releasedOn: calendarDate,
      skills: z.array(DraftSkill),
    })
    .nullable(),
});
export type DraftOffer = z.infer<typeof DraftOffer>;

/** In the requested language or their own. */
const offered = { ...aboutPlan, language: language.optional() };

/** What the person chose to have drafted. */
const asked = {
  ...offered,
  skillIds: z.array(z.string().max(80)).min(1).max(maxDraftSkills),
  ownWords: paragraphs(maxOwnWords).nullable(),
};

const DraftPreview = z.object({
  destination: Destination,
  /** The whole request, as it would leave. */
  request: z.string(),
  /** Of that text: it is sent back with the yes, so that what was shown is what is sent. */
  digest: z.string(),
  position: z.string().nullable(),
  figures: z.array(z.object({ ...figure, key: z.string(), skillKey: z.string() })),
  /** How many drafts may still be asked for today, and the seconds to wait where none. */
  left: z.object({ count: z.number().int().min(0), retryAfter: z.number().int().nullable() }),
});
export type DraftPreview = z.infer<typeof DraftPreview>;

/** An objective as the model is asked to write it. */
export const GeneratedObjective = z.object({
  sentence: line(maxSentenceLength),
  measure: optionalLine(maxMeasureLength),
  pillar: z.enum(pillars),
  skill: z.string().max(10),
  figures: z.array(z.string().max(10)).min(1).max(20),
  actions: z.array(line(maxActionLength)).min(1).max(maxDraftActions),
});

export const DraftedObjective = GeneratedObjective.omit({ skill: true, figures: true }).extend({
  /** Of the report, and of the company where it still asks about it. */
  skillId: z.string(),
  companySkillId: z.uuid().nullable(),
  skill: Translated,
  /** Those that it rests on. */
  figures: z.array(z.object(figure)),
});
export type DraftedObjective = z.infer<typeof DraftedObjective>;

/** One line of the answer, as it comes. `discarded`: the model wrote an objective that is not shown. */
export const DraftEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("objective"), objective: DraftedObjective }),
  z.object({ kind: z.literal("discarded") }),
  z.object({ kind: z.literal("end"), failure: z.enum(draftFailures).nullable() }),
]);
export type DraftEvent = z.infer<typeof DraftEvent>;

/** Those of a few drafts on one page. */
const decisions = z.number().int().min(0).max(100);

const settingPath = "/development-drafts";
const draftPath = "/development-plans/{profileId}/draft";
const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;
export const draftType = "application/x-ndjson";

export const draftEndpoints = {
  readDrafting: endpoint({
    allow: "managePeople",
    method: "GET",
    path: settingPath,
    summary: "Whether plans can be drafted by AI, and who has switched that, when and after which assessment",
  })
    .input(nothing)
    .output(DraftSetting),
  /** On with what was found about the impact on people, which stays written. */
  switchDrafting: endpoint({
    allow: "administer",
    method: "POST",
    path: settingPath,
    summary: "Switch drafts by AI on, with the assessment of their impact, or off",
  })
    .input(
      z.discriminatedUnion("isOn", [
        z.strictObject({
          isOn: z.literal(true),
          assessment: paragraphs(maxAssessmentLength).min(minAssessmentLength),
        }),
        z.strictObject({ isOn: z.literal(false) }),
      ]),
    )
    .output(DraftSetting),
  /** Sends nothing. */
  readDraftOffer: endpoint({
    ...onPlan,
    method: "GET",
    path: draftPath,
    summary: "What a plan can be drafted on",
  })
    .input(z.strictObject(offered))
    .output(DraftOffer),
  /** Sends nothing. */
  previewDraft: endpoint({
    ...onPlan,
    method: "POST",
    path: `${draftPath}/preview`,
    summary: "What would be sent to have a plan drafted",
  })
    .input(z.strictObject(asked))
    .output(DraftPreview),
  /** Sends what was shown, and answers line by line (DraftEvent) while the model writes. Stores nothing of it. */
  writeDraft: endpoint({
    ...onPlan,
    method: "POST",
    path: draftPath,
    summary: "Have a plan drafted",
    limit: drafts,
  })
    .input(z.strictObject({ ...asked, digest: z.string().max(80) }))
    .output(z.file().mime(draftType)),
  /** What the person decided about the suggestions, as counts: the log keeps no word of them. */
  settleDraft: endpoint({
    ...onPlan,
    method: "POST",
    path: `${draftPath}/decisions`,
    summary: "Note how many suggestions were added as they were written, added with changes, and dismissed",
  })
    .input(z.strictObject({ ...aboutPlan, accepted: decisions, edited: decisions, dismissed: decisions }))
    .output(z.object({})),
};
