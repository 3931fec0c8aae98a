import { IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#platform/ui/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { useLibraryTexts } from "#platform/ui/library/useLibraryTexts.ts";

const RestoreLibraryDialog = later(
  async () => (await import("./RestoreLibraryDialog.tsx")).RestoreLibraryDialog,
);

/**
 * « Restaurer la bibliothèque », for the menu of a list and for where there is nothing yet; and the dialog that asks first.
 * @param isEmpty the company has nothing yet: the library is added
 */
export function useRestoreLibrary(isEmpty: boolean) {
  const texts = useLibraryTexts();
  const [isOpen, setIsOpen] = useState(false);
  const label = isEmpty ? texts.add : texts.restore;
  return {
    action: {
      label,
      icon: <IconRestore size={20} aria-hidden="true" />,
      onChoose: () => setIsOpen(true),
    },
    button: (
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    ),
    dialog: <RestoreLibraryDialog open={isOpen} onClose={() => setIsOpen(false)} isEmpty={isEmpty} />,
  };
}
