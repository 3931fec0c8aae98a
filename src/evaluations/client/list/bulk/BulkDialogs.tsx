import { ArchiveManyDialog } from "./ArchiveManyDialog.tsx";
import type { BulkAction, BulkProps } from "./bulkProps.ts";
import { ExtendManyDialog } from "./ExtendManyDialog.tsx";
import { RemindManyDialog } from "./RemindManyDialog.tsx";

/** The dialogs that confirm an action on several evaluations. */
export function BulkDialogs({ open, action, ...props }: BulkProps & { action: BulkAction }) {
  return (
    <>
      <RemindManyDialog open={open && action === "remind"} {...props} />
      <ExtendManyDialog open={open && action === "extend"} {...props} />
      <ArchiveManyDialog open={open && action === "archive"} {...props} />
    </>
  );
}
