import { useQueries } from "@tanstack/react-query";
import { IconX } from "@tabler/icons-react";
import type { jobsContract } from "#jobs/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { translated } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import type { teamsContract } from "#teams/contract.ts";
import styles from "../editor.module.css";

const teamsApi = createApi<typeof teamsContract>("teams");
const teams = createQueries<typeof teamsContract>("teams");
const jobsApi = createApi<typeof jobsContract>("jobs");
const jobs = createQueries<typeof jobsContract>("jobs");

type PartKind = "teams" | "directions" | "positions";
interface Part {
  id: string;
  name: string;
}

/** As many as a list of suggestions holds. */
const maxSuggestions = 20;

interface PartsPickerProps {
  kind: PartKind;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses teams, directions or positions by their names; those chosen stand below, each with its way out. */
export function PartsPicker({ kind, ids, onChange }: PartsPickerProps) {
  const { audience: texts } = useTexts("pulseEditor").settings;
  const { language } = useLanguage();
  const say = useSay();
  const names = useNames(kind, ids);
  const label = texts.ids[kind];
  return (
    <div>
      <EntityPicker<Part>
        label={label}
        description={texts.find}
        value={null}
        words={texts.words}
        onChange={(part) => part && !ids.includes(part.id) && onChange([...ids, part.id])}
        search={async (text) =>
          (await searchParts(kind, language, text.trim())).filter(({ id }) => !ids.includes(id))
        }
        toOption={({ id, name }) => ({ id, label: name })}
      />
      {ids.length > 0 && (
        <ul className={styles.parts} aria-label={label}>
          {ids.map((id, index) => {
            const name = names[index] ?? "";
            return (
              <li key={id}>
                <span>{name}</span>
                <IconButton
                  label={say(texts.remove, { name })}
                  icon={<IconX size={18} aria-hidden="true" />}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

async function searchParts(kind: PartKind, language: Language, text: string): Promise<Part[]> {
  const asked = { limit: maxSuggestions, ...(text && { search: text }) };
  if (kind === "positions")
    return (await jobsApi.listPositions(asked)).items.map(({ id, name }) => ({
      id,
      name: translated(language, name).text,
    }));
  // A direction is a team without one above it, and is asked as a whole.
  const level = kind === "directions" ? { level: "direction" as const } : {};
  return (await teamsApi.list({ ...asked, ...level })).items.map(({ id, name }) => ({ id, name }));
}

/** The names of those that were chosen, in their order; « … » until they are known. */
function useNames(kind: PartKind, ids: readonly string[]): string[] {
  const { audience: texts } = useTexts("pulseEditor").settings;
  const { language } = useLanguage();
  const isOfJobs = kind === "positions";
  const positions = useQueries({
    queries: (isOfJobs ? ids : []).map((id) =>
      jobs.readPosition.queryOptions({ input: { id }, retry: false }),
    ),
  });
  const groups = useQueries({
    queries: (isOfJobs ? [] : ids).map((id) => teams.read.queryOptions({ input: { id }, retry: false })),
  });
  const toName = ({ isError }: { isError: boolean }, name: string | undefined) =>
    isError ? texts.unknown : (name ?? "…");
  return isOfJobs
    ? positions.map((query) => toName(query, query.data && translated(language, query.data.name).text))
    : groups.map((query) => toName(query, query.data?.name));
}
