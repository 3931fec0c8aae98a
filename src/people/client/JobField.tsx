import type { jobsContract } from "#jobs/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { ownTitle, type Job } from "./job.ts";

const jobs = createApi<typeof jobsContract>("jobs");
/** As many as a list of suggestions holds. */
const maxSuggestions = 20;

interface JobFieldProps {
  id?: string;
  error?: string | null | undefined;
  value: Job | null;
  onChange: (job: Job | null) => void;
  onUnmatched: (text: string) => void;
}

/** Chooses a position; what is typed can be a title of one's own, offered last. */
export function JobField(props: JobFieldProps) {
  const { labels, jobPicker } = useTexts("people");
  const { language } = useLanguage();
  const search = async (text: string): Promise<Job[]> => {
    const typed = text.trim();
    const { items } = await jobs.listPositions({
      limit: maxSuggestions,
      ...(typed ? { search: typed } : {}),
    });
    const found = items.map(({ id, name }) => ({ positionId: id, name }));
    const isKnown = found.some(({ name }) => name.fr.toLowerCase() === typed.toLowerCase());
    return typed && !isKnown ? [...found, ownTitle(typed)] : found;
  };
  return (
    <EntityPicker
      {...props}
      label={labels.job}
      description={jobPicker.hint}
      optional
      search={search}
      toOption={({ positionId, name }) => ({
        id: positionId ?? `title ${name.fr}`,
        label: translated(language, name).text,
        ...(positionId ? {} : { detail: jobPicker.own }),
      })}
      words={jobPicker.words}
    />
  );
}
