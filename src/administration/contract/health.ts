import * as z from "zod";
import { endpoint, language, nothing } from "#platform/contract/endpoint.ts";
import {
  amounts,
  backgroundLights,
  countedFiles,
  failureKinds,
  mailLights,
  mailOutcomes,
} from "../vocabulary.ts";

const count = z.number().int();

export const Background = z.object({
  light: z.enum(backgroundLights),
  /** A task was tried for the last time, within a week. */
  hasGivenUp: z.boolean(),
  rounds: z.array(
    z.object({
      task: z.string(),
      ranAt: z.iso.datetime({ offset: true }),
      /** Its last attempt failed, and it is tried again. */
      hasFailed: z.boolean(),
    }),
  ),
});
export type Background = z.infer<typeof Background>;

export const MailHealth = z.object({
  light: z.enum(mailLights),
  /** Of the last 30 days; only kinds of which there was an email. */
  kinds: z.array(
    z.object({ kind: z.string(), title: z.string(), counts: z.record(z.enum(mailOutcomes), count) }),
  ),
});
export type MailHealth = z.infer<typeof MailHealth>;

export const Failures = z.object({ kinds: z.record(z.enum(failureKinds), z.enum(amounts)) });
export type Failures = z.infer<typeof Failures>;

/** What lacks something: how many, and the first by name. */
const Lacking = z.object({
  count,
  first: z.array(z.object({ id: z.uuid(), name: z.object({ fr: z.string(), en: z.string().nullable() }) })),
});
export const ContentHealth = z.object({
  untranslatedQuestions: count,
  positionsWithoutSkill: Lacking,
  skillsWithoutQuestion: Lacking,
});
export type ContentHealth = z.infer<typeof ContentHealth>;

export const StorageHealth = z.object({
  files: z.array(z.object({ kind: z.enum(countedFiles), count, bytes: count })),
  /** Null where files are kept elsewhere than on a disk of the server. */
  disk: z.object({ atLeastGigabytes: count, isLow: z.boolean() }).nullable(),
});
export type StorageHealth = z.infer<typeof StorageHealth>;

const Versions = z.object({ product: z.string(), postgresql: z.string() });

export const healthContract = {
  background: endpoint({
    allow: "administer",
    method: "GET",
    path: "/system/background",
    summary: "Whether background work keeps up, and when each round was last made",
  })
    .input(nothing)
    .output(Background),
  mail: endpoint({
    allow: "administer",
    method: "GET",
    path: "/system/mail",
    summary: "Whether emails leave, and what became of those about accounts",
  })
    .input(z.strictObject({ language }))
    .output(MailHealth),
  failures: endpoint({
    allow: "administer",
    method: "GET",
    path: "/system/failures",
    summary: "Whether the product failed within the last 24 hours",
  })
    .input(nothing)
    .output(Failures),
  content: endpoint({
    allow: "administer",
    method: "GET",
    path: "/system/content",
    summary: "What the catalogue lacks: translations, questions, skills of positions",
  })
    .input(nothing)
    .output(ContentHealth),
  storage: endpoint({
    allow: "administer",
    method: "GET",
    path: "/system/storage",
    summary: "The size of the company's stored files, and whether the disk has room",
  })
    .input(nothing)
    .output(StorageHealth),
  versions: endpoint({
    allow: "administer",
    method: "GET",
    path: "/system/versions",
    summary: "The versions of the product and of its database",
  })
    .input(nothing)
    .output(Versions),
};
