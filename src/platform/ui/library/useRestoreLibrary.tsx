import { IconRestore } from "@tabler/icons-react";
import { useState, type ComponentType } from "react";
import { Button } from "../actions/Button.tsx";
import { useLibraryTexts } from "./useLibraryTexts.ts";

type RestoreDialog = ComponentType<{ open: boolean; onClose: () => void; isEmpty: boolean }>;

/**
 * « Restaurer la bibliothèque », for the menu of a list and for where there is nothing yet; and the dialog that asks first.
 * @param Restoring the LibraryDialog of the concept, which comes later
 * @param isEmpty the company has nothing yet: the library is added
 */
export function useRestoreLibrary(Restoring: RestoreDialog, isEmpty: boolean) {
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
    dialog: <Restoring open={isOpen} onClose={() => setIsOpen(false)} isEmpty={isEmpty} />,
  };
}
