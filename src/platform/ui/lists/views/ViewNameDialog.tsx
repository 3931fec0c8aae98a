import { TextField } from "../../forms/fields.tsx";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { useEditForm } from "../../forms/useEditForm.ts";
import type { ListViews, SavedView } from "./savedViews.ts";
import { useViewTexts } from "./useViewTexts.ts";

interface ViewNameProps {
  views: ListViews;
  /** The view to rename; null for a new one. */
  view: SavedView | null;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** The name of a new view, or another one. */
export function ViewNameDialog({ open, ...naming }: ViewNameProps & { open: boolean }) {
  // A form of its own each time it opens.
  return open ? <NameForm {...naming} /> : null;
}

function NameForm({ views, view, onSave, onClose }: ViewNameProps) {
  const texts = useViewTexts();
  const form = useEditForm({
    initial: { name: view?.name ?? "" },
    check: ({ name }) => {
      if (name.trim() === "") return { name: "required" };
      return { name: views.isNameTaken(name, view?.id ?? null) ? { sentence: texts.taken } : null };
    },
    send: async ({ name }) => {
      await onSave(name.trim());
      onClose();
    },
    onFailure: ({ code }) => {
      if (code !== "duplicate_key") return false;
      form.refuse("name", { sentence: texts.taken });
      return true;
    },
  });
  return (
    <FormDialog title={view ? texts.renameTitle : texts.saveTitle} onClose={onClose} form={form}>
      <TextField
        {...form.field("name")}
        label={texts.name}
        description={texts.onlyYours}
        initialFocus
        maxLength={views.longestName}
      />
    </FormDialog>
  );
}
