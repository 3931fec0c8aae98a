import * as z from "zod";
import { endpoint, line, nothing, optionalLine, paragraphs } from "#platform/contract/endpoint.ts";
import { search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import { libraryKinds, maxMeasureLength, maxSentenceLength, pillars } from "../vocabulary.ts";
import {
  actionKinds,
  courseFormats,
  librarySources,
  libraryStates,
  maxCourseSkills,
  maxDetailLength,
  maxHours,
  maxKeyLength,
  maxModelActions,
  maxModelObjectives,
  maxTitleLength,
} from "../vocabulary/library.ts";

const id = z.uuid();
const key = z.string().min(1).max(maxKeyLength);
const Bilingual = z.object({ fr: z.string(), en: z.string().nullable() });

/** What a form writes: French, and English where it is translated. */
const words = (max: number) => z.strictObject({ fr: line(max), en: optionalLine(max).nullable() });
const prose = (max: number) => z.strictObject({ fr: paragraphs(max).min(1), en: paragraphs(max).nullable() });

/** Skills are named by their keys: those of the product stay the same in every company. */
export const ActionContent = z.strictObject({
  skill: key,
  kind: z.enum(actionKinds),
  label: words(maxTitleLength),
  detail: prose(maxDetailLength),
});
export type ActionContent = z.infer<typeof ActionContent>;

export const CourseContent = z.strictObject({
  /** The main one first. */
  skills: z.array(key).min(1).max(maxCourseSkills),
  format: z.enum(courseFormats),
  hours: z.int().min(1).max(maxHours),
  title: words(maxTitleLength),
  detail: prose(maxDetailLength),
});
export type CourseContent = z.infer<typeof CourseContent>;

export const ModelContent = z.strictObject({
  pillar: z.enum(pillars),
  name: words(maxTitleLength),
  /** When to choose it. */
  purpose: words(maxSentenceLength),
  objectives: z
    .array(
      z.strictObject({
        sentence: words(maxSentenceLength),
        measure: words(maxMeasureLength),
        skill: key,
        /** The keys of actions. */
        actions: z.array(key).max(maxModelActions),
      }),
    )
    .min(1)
    .max(maxModelObjectives),
});
export type ModelContent = z.infer<typeof ModelContent>;

/** An entry of each kind, with what stands beside its content. */
const eachKind = <Beside extends z.ZodRawShape>(beside: Beside) =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("action"), content: ActionContent, ...beside }),
    z.strictObject({ kind: z.literal("course"), content: CourseContent, ...beside }),
    z.strictObject({ kind: z.literal("model"), content: ModelContent, ...beside }),
  ]);

export const LibraryContent = eachKind({});
export type LibraryContent = z.infer<typeof LibraryContent>;

/** A skill that the company asks about. */
const OfferedSkill = z.object({ id, name: Bilingual });

export const OfferedAction = z.object({
  kind: z.literal("action"),
  key,
  skill: OfferedSkill,
  actionKind: z.enum(actionKinds),
  title: Bilingual,
  detail: Bilingual,
});
export type OfferedAction = z.infer<typeof OfferedAction>;

const OfferedCourse = z.object({
  kind: z.literal("course"),
  key,
  skills: z.array(OfferedSkill),
  format: z.enum(courseFormats),
  hours: z.int(),
  title: Bilingual,
  detail: Bilingual,
});
export type OfferedCourse = z.infer<typeof OfferedCourse>;

export const OfferedModel = z.object({
  kind: z.literal("model"),
  key,
  pillar: z.enum(pillars),
  title: Bilingual,
  detail: Bilingual,
  objectives: z.array(
    z.object({
      sentence: Bilingual,
      measure: Bilingual,
      skill: OfferedSkill,
      actions: z.array(z.object({ key, title: Bilingual })),
    }),
  ),
});
export type OfferedModel = z.infer<typeof OfferedModel>;

export const OfferedEntry = z.discriminatedUnion("kind", [OfferedAction, OfferedCourse, OfferedModel]);
export type OfferedEntry = z.infer<typeof OfferedEntry>;

/** A line of the list that administration keeps. */
export const LibraryLine = z.object({
  /** Its kind and its key, as its page has them in its address. */
  id: z.string(),
  kind: z.enum(libraryKinds),
  key,
  title: Bilingual,
  /** Those that it names and that the company asks about; without any it is not offered. */
  skills: z.array(OfferedSkill),
  /** Of an action, or of a course. */
  form: z.enum([...actionKinds, ...courseFormats]).nullable(),
  source: z.enum(librarySources),
  isArchived: z.boolean(),
  /** Everything of it is written in English too. */
  isTranslated: z.boolean(),
});
export type LibraryLine = z.infer<typeof LibraryLine>;

export const LibraryEntry = eachKind({
  key,
  source: z.enum(librarySources),
  isArchived: z.boolean(),
  /** 0: as it comes with the product. */
  version: z.int(),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;

const version = z.int().min(0);
const named = { kind: z.enum(libraryKinds), key };
const path = "/development-library";

export const libraryEndpoints = {
  /** What the company offers: ours as it changed them, and its own; without those whose skills it no longer has. */
  listLibrary: endpoint({
    allow: "signedIn",
    limit: search,
    method: "GET",
    path,
    summary: "The actions, courses and models of plans that the company offers",
  })
    .input(
      z.strictObject({
        ...pageInput,
        kind: z.enum(libraryKinds),
        skillId: id.optional(),
        /** Of actions. */
        actionKind: z.enum(actionKinds).optional(),
        /** Of models; of others, those that name a skill of it. */
        pillar: z.enum(pillars).optional(),
      }),
    )
    .output(countedPageSchema(OfferedEntry)),
  /** Those of the company, family by family, each with how many actions and courses are offered for it. */
  listLibrarySkills: endpoint({
    allow: "signedIn",
    method: "GET",
    path: `${path}/skills`,
    summary: "The skills that entries of the library name",
  })
    .input(nothing)
    .output(
      z.object({
        items: z.array(
          OfferedSkill.extend({
            key,
            /** Null where the company made a family of its own. */
            pillar: z.enum(pillars).nullable(),
            actionCount: z.int(),
            courseCount: z.int(),
          }),
        ),
      }),
    ),
  listLibraryEntries: endpoint({
    allow: "administer",
    limit: search,
    method: "GET",
    path: `${path}/entries`,
    summary: "The library of development plans, as administration keeps it",
  })
    .input(
      z.strictObject({
        ...pageInput,
        kind: z.enum(libraryKinds).optional(),
        skillId: id.optional(),
        source: z.enum(librarySources).optional(),
        state: z.enum(libraryStates).optional(),
        translation: z.enum(["untranslated"]).optional(),
      }),
    )
    .output(countedPageSchema(LibraryLine)),
  readLibraryEntry: endpoint({
    allow: "administer",
    method: "GET",
    path: `${path}/entries/{kind}/{key}`,
    summary: "An entry of the library of development plans",
  })
    .input(z.strictObject(named))
    .output(LibraryEntry),
  /** `key` null, `version` 0: a new one of the company. Ours is changed for this company alone. */
  saveLibraryEntry: endpoint({
    allow: "administer",
    method: "POST",
    path: `${path}/entries`,
    summary: "Add or change an entry of the library of development plans",
  })
    .input(eachKind({ key: key.nullable(), version }))
    .output(LibraryEntry),
  /** What is archived is no longer offered; plans keep what they took from it. */
  archiveLibraryEntry: endpoint({
    allow: "administer",
    method: "POST",
    path: `${path}/entries/{kind}/{key}/archiving`,
    summary: "Archive an entry of the library of development plans, or bring it back",
  })
    .input(z.strictObject({ ...named, version, isArchived: z.boolean() }))
    .output(LibraryEntry),
  /** One of ours as it came with the product. */
  restoreLibraryEntry: endpoint({
    allow: "administer",
    method: "POST",
    path: `${path}/entries/{kind}/{key}/restoration`,
    summary: "Take back the changes of the company to an entry of the library",
  })
    .input(z.strictObject({ ...named, version }))
    .output(LibraryEntry),
};
