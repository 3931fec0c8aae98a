import { IconPencil } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { nameFieldId, NameField } from "./information/NameField.tsx";
import type { Draft } from "./useDraft.ts";
import styles from "./wizard.module.css";

/** The name of the evaluation, in every step; a press makes a field of it. */
export function DraftName({ draft }: { draft: Draft }) {
  const { untitled } = useTexts("evaluations");
  const { information } = useTexts("wizard");
  const say = useSay();
  const [isField, setIsField] = useState(false);
  useEffect(() => {
    if (isField) document.getElementById(nameFieldId)?.focus();
  }, [isField]);
  if (isField)
    return (
      <div className={styles.rename}>
        <NameField draft={draft} />
      </div>
    );
  const name = draft.fields.name.trim() || untitled;
  return (
    <div>
      <Button
        variant="quiet"
        icon={<IconPencil size={18} aria-hidden="true" />}
        accessibleName={say(information.renameNamed, { name })}
        onClick={() => setIsField(true)}
      >
        {name}
      </Button>
    </div>
  );
}
