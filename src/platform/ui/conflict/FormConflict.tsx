import { useEffect, useState } from "react";
import { later } from "../later.ts";
import type { ConflictTitles } from "./EditConflict.tsx";
import { conflictId, focusConflict, type Conflict } from "./useVersionedForm.ts";

const EditConflict = later(async () => (await import("./EditConflict.tsx")).EditConflict);

/** Who changed it last, and when, where the server says it. */
export type LastChange = { by: string; at: string } | null;

interface FormConflictProps {
  conflict: Conflict;
  lastChange?: LastChange;
  titles?: ConflictTitles;
}

/** The conflict of a versioned form, above its fields; it takes the focus from the press that was refused. */
export function FormConflict({ conflict, lastChange = null, titles }: FormConflictProps) {
  const { isOpen, isRefused, changes, busy, onOverwrite } = conflict;
  const [today] = useState(() => new Date());
  const isAnswer = isOpen && isRefused;
  useEffect(() => {
    if (isAnswer) focusConflict();
  }, [isAnswer]);
  return (
    <div id={conflictId} tabIndex={-1} hidden={!isOpen}>
      <EditConflict
        open={isOpen}
        titles={titles}
        by={lastChange && { name: lastChange.by, at: new Date(lastChange.at) }}
        today={today}
        changes={changes}
        busy={busy}
        onOverwrite={onOverwrite}
      />
    </div>
  );
}
