import type { jobsContract } from "#jobs/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";

const jobs = createApi<typeof jobsContract>("jobs");
/** As many as a list of suggestions holds. */
const maxSuggestions = 20;

interface Position {
  id: string;
  name: { fr: string; en: string | null };
}

interface ChoosePositionDialogProps {
  open: boolean;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The position to which the list of people is narrowed; begins anew each time it opens. */
export const ChoosePositionDialog = ({ open, ...dialog }: ChoosePositionDialogProps) =>
  open && <ChoosePosition {...dialog} />;

function ChoosePosition({ onChoose, onClose }: Omit<ChoosePositionDialogProps, "open">) {
  const { jobPicker, positionFilter: texts, columns } = useTexts("people");
  const { language } = useLanguage();
  const form = useEditForm({
    initial: { position: null as Position | null, unmatched: "" },
    check: ({ position, unmatched }) => ({
      position: unmatched
        ? { sentence: jobPicker.words.unmatched }
        : position
          ? null
          : { sentence: texts.none },
    }),
    send: async ({ position }) => {
      if (position) onChoose(position.id);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.title} onClose={onClose} form={form} submitLabel={texts.show}>
      <EntityPicker<Position>
        {...form.field("position")}
        label={columns.job}
        initialFocus
        words={jobPicker.words}
        toOption={({ id, name }) => ({ id, label: translated(language, name).text })}
        onUnmatched={(text) => form.set("unmatched", text)}
        search={async (text) => {
          const search = text.trim();
          const { items } = await jobs.listPositions({
            limit: maxSuggestions,
            ...(search ? { search } : {}),
          });
          return items.map(({ id, name }) => ({ id, name }));
        }}
      />
    </FormDialog>
  );
}
