import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { jobsApi } from "../../queries.ts";
import type { StartingPosition } from "../useDraft.ts";

/** The size of a list of suggestions. */
const maxSuggestions = 20;

interface PositionPickerProps {
  id?: string;
  error?: string | null;
  value?: StartingPosition | null;
  onChoose: (position: StartingPosition) => void;
  onUnmatched?: (text: string) => void;
}

/** « Partir d’un poste »: what is chosen takes effect at once. */
export function PositionPicker({ onChoose, value = null, onUnmatched, ...field }: PositionPickerProps) {
  const { position: texts } = useTexts("wizard");
  const { language } = useLanguage();
  return (
    <EntityPicker<StartingPosition>
      {...field}
      {...(onUnmatched ? { onUnmatched } : {})}
      label={texts.label}
      description={texts.hint}
      optional
      value={value}
      onChange={(position) => position && onChoose(position)}
      search={async (text) => {
        const search = text.trim();
        const { items } = await jobsApi.listPositions({
          limit: maxSuggestions,
          ...(search ? { search } : {}),
        });
        return items.map(({ id, name }) => ({ id, name }));
      }}
      toOption={({ id, name }) => ({ id, label: translated(language, name).text })}
      words={texts.words}
    />
  );
}
