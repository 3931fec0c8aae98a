import type { ExportJob, exportsContract } from "#exports/contract.ts";
import { computePercent, whyNotRetry } from "#exports/rules.ts";
import { createApi, failureFrom } from "#platform/client/api.ts";
import { rememberedTasks, rememberTasks } from "#platform/ui/tasks/rememberedTasks.ts";
import { startTask } from "#platform/ui/tasks/tasks.ts";
import type { Language } from "#platform/vocabulary.ts";
import { takeFile } from "./takeFile.ts";
import { describeFailure, describeProgress, getExportTexts, nameFile } from "./words.ts";

const api = createApi<typeof exportsContract>("exports");

/** A file that is followed, as this tab remembers it. */
interface Followed {
  kind: "export";
  job: ExportJob;
}
const isFollowed = (one: unknown): one is Followed => (one as Partial<Followed>).kind === "export";

const followed = new Set<string>();
const askEveryMs = 1_000;

/** Shows a file in the panel of tasks until it is there, whatever page one is on. */
export function followExport(job: ExportJob, language: Language): void {
  const { id } = job;
  if (followed.has(id)) return;
  followed.add(id);
  remember((others) => [...others, { kind: "export", job }], id);
  const texts = getExportTexts(language);
  const task = startTask({
    title: nameFile(language, job),
    total: 100,
    counts: describeProgress(language, job),
    cancel: () => void api.remove({ id }).then(leave, () => undefined),
  });
  const forget = () => {
    followed.delete(id);
    remember((others) => others, id);
  };
  const leave = () => {
    forget();
    task.leave();
  };
  const end = (ended: ExportJob) => {
    forget();
    if (ended.state === "done")
      task.finish(texts.ready, { label: texts.download, run: () => void take(ended, language) });
    else
      task.fail(
        describeFailure(language, ended.failure),
        whyNotRetry(ended) ? null : { label: texts.retry, run: () => void retry(ended, language) },
      );
  };
  const ask = async () => {
    if (!followed.has(id)) return;
    try {
      const now = await api.read({ id });
      if (now.state === "done" || now.state === "failed") return end(now);
      task.progress(computePercent(now) ?? 0, describeProgress(language, now));
      setTimeout(() => void ask(), askEveryMs);
    } catch (error) {
      // Deleted elsewhere. Otherwise the network failed or the session ended: it goes on, and is asked about again.
      if (failureFrom(error).code === "not_found") return leave();
      setTimeout(() => void ask(), 5 * askEveryMs);
    }
  };
  void ask();
}

/** Follows again what this tab followed before it was loaded again. */
export const resumeExports = (language: Language): void => {
  for (const { job } of rememberedTasks().filter(isFollowed)) followExport(job, language);
};

async function take(job: ExportJob, language: Language): Promise<void> {
  try {
    await takeFile(job.id);
  } catch {
    fail(job, language, getExportTexts(language).gone);
  }
}

async function retry(job: ExportJob, language: Language): Promise<void> {
  try {
    followExport(await api.retry({ id: job.id }), language);
  } catch (error) {
    fail(job, language, describeFailure(language, failureFrom(error).code));
  }
}

const fail = (job: ExportJob, language: Language, words: string) =>
  startTask({ title: nameFile(language, job), total: 100 }).fail(words);

function remember(change: (others: unknown[]) => unknown[], id: string): void {
  rememberTasks(change(rememberedTasks().filter((one) => !(isFollowed(one) && one.job.id === id))));
}
