import type { Profile } from "#people/contract/person.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

/** A position of the company, or a title of one's own (`positionId` null). */
export interface Job {
  positionId: string | null;
  name: { fr: string; en: string | null };
}

/** What is stored of a person's job. */
export const toJob = ({ jobTitle, jobPosition }: Pick<Profile, "jobTitle" | "jobPosition">): Job | null => {
  if (jobPosition) return { positionId: jobPosition.id, name: jobPosition.name };
  return jobTitle ? ownTitle(jobTitle) : null;
};

/** A title of one's own has the same words in both languages: it was written once. */
export const ownTitle = (title: string): Job => ({ positionId: null, name: { fr: title, en: title } });

/** As it is stored: a position, or a title of one's own. The server gives a position its title. */
export const storedJob = (job: Job | null) => ({
  jobPositionId: job?.positionId ?? null,
  jobTitle: job && !job.positionId ? job.name.fr : null,
});

/** In the reader's language; null without a job. */
export function jobName(
  language: Language,
  person: Pick<Profile, "jobTitle" | "jobPosition">,
): string | null {
  const job = toJob(person);
  return job && translated(language, job.name).text;
}
