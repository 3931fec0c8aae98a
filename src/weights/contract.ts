import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";
import { WeightRow, Weights } from "./contract/matrix.ts";

/** 0: the weights of a company that has never saved any. */
const version = z.int().min(0);
const Named = z.object({
  id: z.uuid(),
  name: z.object({ fr: z.string(), en: z.string().nullable() }),
});

const rows = z.record(z.uuid(), WeightRow);

export const WeightMatrix = z.object({
  version,
  weights: Weights,
  /** Who saved this version, and when; null for the weights of every new company. */
  lastChange: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** The families and skills that may have weights of their own, in order: archived ones are left out. */
  families: z.array(Named.extend({ skills: z.array(Named) })),
});
export type WeightMatrix = z.infer<typeof WeightMatrix>;

export const WeightVersion = z.object({
  version,
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
  weights: Weights,
});
export type WeightVersion = z.infer<typeof WeightVersion>;

export const weightsContract = {
  read: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/weights",
    summary: "How much each view counts: the version that the next launch takes",
  })
    .input(nothing)
    .output(WeightMatrix),
  versions: endpoint({
    allow: "administer",
    method: "GET",
    path: "/weights/versions",
    summary: "The versions of the weight matrix, the latest first",
  })
    .input(z.strictObject({ cursor: pageInput.cursor, limit: pageInput.limit }))
    .output(pageSchema(WeightVersion)),
  /** Refused with `edited_meanwhile` when another version was saved since `basedOn`. */
  save: endpoint({
    allow: "administer",
    method: "POST",
    path: "/weights/versions",
    summary: "Save a version of the weight matrix; evaluations keep that of their launch",
  })
    .input(z.strictObject({ basedOn: version, weights: Weights.extend({ families: rows, skills: rows }) }))
    .output(WeightMatrix),
};
