import { useLanguage, useSay } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { ConsequenceLists } from "./ConsequenceLists.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import type { Asked } from "./asked.ts";

interface ConsequencesDialogProps {
  open: boolean;
  asked: Asked | null;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Before another manager or team is saved: what moves with it. */
export function ConsequencesDialog({ open, asked, onAnswer }: ConsequencesDialogProps) {
  const { language } = useLanguage();
  const { titles, confirm } = { fr, en }[language];
  const say = useSay();
  if (!asked) return null;
  const { kind, facts, person = "", team = "", manager = null } = asked;
  const isManager = kind === "directManager" || kind === "teamManager";
  const title = isManager && manager === null ? titles[`${kind}None`] : titles[kind];
  return (
    <ConfirmDialog
      open={open}
      onClose={() => onAnswer(false)}
      title={say(title, { person, team, manager: manager ?? "" })}
      confirmLabel={confirm[kind]}
      onConfirm={() => onAnswer(true)}
    >
      <ConsequenceLists kind={kind} facts={facts} />
    </ConfirmDialog>
  );
}
