import { IconRestore } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { later } from "#platform/ui/later.ts";

const RestoreLibraryDialog = later(
  async () => (await import("./RestoreLibraryDialog.tsx")).RestoreLibraryDialog,
);

/** « Restaurer la bibliothèque », for the menu of a list and for where there is nothing yet; and the dialog that asks first. */
export function useRestoreLibrary() {
  const { library: texts } = useTexts("jobs");
  const [isOpen, setIsOpen] = useState(false);
  return {
    action: {
      label: texts.action,
      icon: <IconRestore size={20} aria-hidden="true" />,
      onChoose: () => setIsOpen(true),
    },
    button: (
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.action}
      </Button>
    ),
    dialog: <RestoreLibraryDialog open={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
