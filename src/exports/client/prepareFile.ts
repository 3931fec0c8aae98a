import { isInPreparation } from "#exports/rules.ts";
import type { Language } from "#platform/vocabulary.ts";
import { followExport } from "./followExport.ts";
import { exportsApi } from "./queries.ts";
import { takeFile } from "./takeFile.ts";

/** What became of it, and how the file is called. */
interface PreparedFile {
  outcome: "kept" | "followed";
  title: string;
}

export type AskedFile = Pick<Parameters<typeof exportsApi.start>[0], "kind" | "format" | "parameters">;

/** As long as one waits beside the button; beyond, the panel of tasks goes on. */
const maxTries = 10;
const betweenTriesMs = 300;

/** Has a file prepared: what is there within three seconds is kept at once, the rest is followed. */
export async function prepareFile(asked: AskedFile, language: Language): Promise<PreparedFile> {
  let job = await exportsApi.start({ language, ...asked });
  for (let tries = 0; tries < maxTries && isInPreparation(job); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
    job = await exportsApi.read({ id: job.id });
  }
  if (job.state === "done") {
    await takeFile(job.id);
    return { outcome: "kept", title: job.title };
  }
  followExport(job, language);
  return { outcome: "followed", title: job.title };
}
