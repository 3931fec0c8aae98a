import { withLikeNames } from "#imports/rules/nearNameFinder.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { makeOptionsParser, Outdated, makeProblemDescriber, type ImportKind } from "#imports/server/kind.ts";
import { audit } from "#platform/server/audit.ts";
import { maxImportedQuestions, maxNewSkills, questionColumns } from "../../rules/import/columns.ts";
import { questionImports, questions, questionWords, skills } from "../../tables.ts";
import { en } from "../../texts/import.en.ts";
import { fr } from "../../texts/import.fr.ts";
import { addQuestions } from "./addQuestions.ts";
import { createSkills } from "./createSkills.ts";
import { validateRows, QuestionImportOptions } from "./validateRows.ts";

/** Questions from a file (src/skills/README.md). */
export const questionImport: ImportKind = {
  name: "questions",
  capability: "administer",
  fields: questionColumns,
  fills: [questions, questionWords, skills],
  maxRows: maxImportedQuestions,
  // Fifty thousand rows in both languages.
  maxBytes: 25_000_000,
  parseOptions: makeOptionsParser(QuestionImportOptions),
  check: async (call, rows) => {
    const { validations, unknown, allNames } = await validateRows(call, rows);
    const offered = unknown.slice(0, maxNewSkills).map(({ nameFr, count }) => ({ name: nameFr, count }));
    return { validations, unknownNames: withLikeNames(offered, allNames) };
  },
  write: writeQuestions,
  sentence: makeProblemDescriber({ fr, en }),
};

async function writeQuestions(
  call: Parameters<ImportKind["write"]>[0],
  rows: readonly ParsedRow[],
): ReturnType<ImportKind["write"]> {
  const { tx, importer, services, importId, fileName, onProgress } = call;
  const { companyId } = importer;
  const { validations, planned, unknown, family } = await validateRows(call, rows);
  if (validations.some(({ state }) => state === "error")) throw new Outdated();
  await tx.insert(questionImports).values({
    companyId,
    id: importId,
    fileName,
    added: planned.length,
    createdAt: services.now(),
  });
  const created = await createSkills(call, family, unknown);
  await addQuestions(call, planned, created);
  await audit(
    tx,
    { actor: importer, services, requestId: null },
    {
      action: "skills.importQuestions",
      objectType: "company",
      objectId: companyId,
      details: { importId, questions: planned.length, skills: created.size },
    },
  );
  await onProgress(rows.length);
  return {
    added: planned.length,
    updated: 0,
    same: 0,
    duplicate: validations.filter(({ state }) => state === "duplicate").length,
    more: { skills: created.size },
  };
}
