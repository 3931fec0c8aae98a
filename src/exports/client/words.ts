import type { ExportJob } from "#exports/contract.ts";
import { computePercent } from "#exports/rules.ts";
import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";

/** For what goes on whatever page one is on: these words travel with it. */
export const getExportTexts = (language: Language) => ({ fr, en })[language];

/** « Évaluations (PDF) » */
export function nameFile(language: Language, { title, format }: Pick<ExportJob, "title" | "format">): string {
  const texts = getExportTexts(language);
  return say(language, texts.named, { title, format: texts.formats[format] });
}

/** How far it has come. */
export function describeProgress(
  language: Language,
  job: Pick<ExportJob, "state" | "done" | "total">,
): string {
  const texts = getExportTexts(language);
  const percent = computePercent(job);
  return job.state === "queued" || percent === null
    ? texts.waiting
    : say(language, texts.preparing, { percent });
}

/** Why it could not be prepared. */
export function describeFailure(language: Language, failure: string | null): string {
  const { failures } = getExportTexts(language);
  return failure !== null && Object.hasOwn(failures, failure)
    ? failures[failure as keyof typeof failures]
    : failures.other;
}
