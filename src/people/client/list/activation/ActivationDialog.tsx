import type { Selectable } from "#people/contract.ts";
import { planBulk } from "#platform/bulk.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { whyNotSwitch } from "../../../rules.ts";
import { people, peopleApi } from "../../queries.ts";
import { useActor } from "../../useActor.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface ActivationDialogProps {
  open: boolean;
  people: readonly Selectable[];
  isActive: boolean;
  /** Who leads a running evaluation of the actor. */
  ownLeads: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Several accounts switched on or off at once, and back. */
export function ActivationDialog(props: ActivationDialogProps) {
  const { open, people: selected, isActive, ownLeads, onDone, onClose } = props;
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const actor = useActor();
  const change = useAction({
    run: (chosen: readonly Selectable[]) =>
      peopleApi.setManyActive({ profileIds: chosen.map(({ id }) => id), isActive }),
    refresh: [people.key()],
    success: ({ changed, refused }) => {
      const done = say(isActive ? texts.activated : texts.deactivated, { count: changed.length });
      return refused > 0 ? `${done} ${say(texts.refused, { count: refused })}` : done;
    },
    undo: async ({ changed }) => {
      if (changed.length > 0) await peopleApi.setManyActive({ profileIds: changed, isActive: !isActive });
    },
    onSuccess: onDone,
  });
  return (
    <BulkDialog
      open={open}
      plan={planBulk(selected, (person) => reasonOf(whyNotSwitch(actor, person, isActive, null, ownLeads)))}
      title={isActive ? texts.activateTitle : texts.deactivateTitle}
      noneTitle={isActive ? texts.noneToActivate : texts.noneToDeactivate}
      reasons={texts.not}
      confirm={isActive ? texts.activateConfirm : texts.deactivateConfirm}
      action={change}
      onClose={onClose}
    >
      {isActive ? texts.activateDetail : texts.deactivateDetail}
    </BulkDialog>
  );
}

/** The reasons that the screen knows of; who would be the last is the server's to say. */
const reasonOf = (code: ReturnType<typeof whyNotSwitch>) =>
  code === null || code === "status_conflict" || code === "leads_your_evaluation" ? code : "forbidden";
