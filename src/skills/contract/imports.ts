import * as z from "zod";
import { importContract } from "#imports/contract.ts";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";

/** The calls of a file of questions, up to its import. */
export const questionImportsContract = importContract({ allow: "administer", path: "/question-files" });

const id = z.uuid();
const count = z.number().int();
const QuestionImport = z.object({
  id,
  fileName: z.string(),
  added: count,
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  /** Questions that stayed; null as long as it is not undone. */
  kept: count.nullable(),
});
export type QuestionImport = z.infer<typeof QuestionImport>;

export const questionImportEndpoints = {
  /** Those of every admin: the catalogue belongs to all who administer it. */
  recentImports: endpoint({
    allow: "administer",
    method: "GET",
    path: "/question-imports",
    summary: "The files of questions imported within a day",
  })
    .input(nothing)
    .output(z.object({ items: z.array(QuestionImport) })),
  /** Takes back what a file added; what has been changed or used since stays. */
  undoImport: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/question-imports/{id}",
    summary: "Undo an import of questions",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ removed: count, removedSkills: count, kept: count })),
};
