import type { Selectable } from "#people/contract.ts";
import { planBulk } from "#platform/bulk.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Evaluating } from "./evaluating.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface EvaluateDialogProps {
  open: boolean;
  people: readonly Selectable[];
  evaluating: Evaluating;
  onDone: () => void;
  onClose: () => void;
}

/** Where some of the selection are left out: says who, and goes on with the others. */
export function EvaluateDialog({ open, people, evaluating, onDone, onClose }: EvaluateDialogProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const begin = useAction({
    run: async (chosen: readonly Selectable[]) => {
      onDone();
      evaluating.begin(chosen);
      return {};
    },
  });
  return (
    <BulkDialog
      open={open}
      plan={planBulk(people, (person) => evaluating.whyNot(person, people.length))}
      title={texts.title}
      noneTitle={texts.none}
      reasons={texts.not}
      confirm={texts.confirm}
      action={begin}
      onClose={onClose}
    >
      {texts.detail}
    </BulkDialog>
  );
}
