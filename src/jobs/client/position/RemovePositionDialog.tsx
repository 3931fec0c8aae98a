import { paths } from "#paths.ts";
import type { JobPositionDetail } from "#jobs/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { jobs, jobsApi } from "../queries.ts";

interface RemovePositionDialogProps {
  open: boolean;
  position: JobPositionDetail;
  onClose: () => void;
}

/** Says what becomes of a position that is used, and of one that is not. */
export function RemovePositionDialog({ open, position, onClose }: RemovePositionDialogProps) {
  const { positions: texts, removeTitle, remove: verb } = useTexts("jobs");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const remove = useAction({
    run: () => jobsApi.removePosition({ id: position.id }),
    success: ({ removed }) => texts.outcomes[removed],
    // The position itself may be gone: only the lists are asked again.
    refresh: [jobs.listPositions.key(), jobs.listFamilies.key()],
    onSuccess: () => go(paths.jobPositions(), { replace: true }),
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      onClose={onClose}
      title={say(removeTitle, { name: translated(language, position.name).text })}
      confirmLabel={verb}
      busy={remove.busy}
      onConfirm={() => void remove.run()}
    >
      <p>{texts.removeConsequence}</p>
    </ConfirmDialog>
  );
}
