import { useQuery } from "@tanstack/react-query";
import type { jobsContract } from "#jobs/contract.ts";
import type { PersonDetail } from "#people/contract/person.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { translated } from "#platform/texts.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";

const jobs = createQueries<typeof jobsContract>("jobs");

type Status = NonNullable<PersonDetail["jobStatus"]>;

interface StatusFieldProps {
  id: string;
  error: string | undefined;
  value: Status | null;
  onChange: (status: Status | null) => void;
}

/** Chooses a job status; the one that the person has stays to be seen, archived or not yet fetched. */
export function StatusField({ value: held, onChange, ...field }: StatusFieldProps) {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const { data } = useQuery(jobs.listStatuses.queryOptions({ input: {} }));
  const listed: readonly Status[] = data?.items ?? [];
  const statuses = held && !listed.some(({ id }) => id === held.id) ? [...listed, held] : listed;
  return (
    <SelectField
      {...field}
      label={texts.labels.jobStatus}
      value={held?.id ?? ""}
      options={[
        { value: "", label: texts.noJobStatus },
        ...statuses.map(({ id, name }) => ({ value: id, label: translated(language, name).text })),
      ]}
      onChange={(chosen) => onChange(statuses.find(({ id }) => id === chosen) ?? null)}
    />
  );
}
