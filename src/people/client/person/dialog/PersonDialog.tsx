import type { PersonDetail } from "#people/contract/person.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { fullName } from "../../../rules.ts";
import { people, peopleApi } from "../../queries.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export type Question = "grant" | "revoke" | "cancel" | "remove";

interface PersonDialogProps {
  open: boolean;
  person: PersonDetail;
  question: Question;
  onClose: () => void;
}

/** What is asked before rights change hands, and before somebody goes. */
export function PersonDialog({ open, person, question, onClose }: PersonDialogProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const go = useGo();
  const { id } = person;
  const values = { name: fullName(person) };
  const words = texts[question];
  const isEnd = question === "cancel" || question === "remove";
  const act = useAction<void, unknown>({
    run: () => {
      if (question === "cancel") return peopleApi.cancelInvitation({ id });
      if (question === "remove") return peopleApi.remove({ id });
      return peopleApi.setAdmin({ id, isAdmin: question === "grant" });
    },
    refresh: isEnd ? [people.list.key()] : [people.key()],
    success: () => say(words.done, values),
    onSuccess: () => {
      onClose();
      if (isEnd) go(paths.people());
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={say(words.title, values)}
      confirmLabel={words.confirm}
      {...(question === "cancel" ? { cancelLabel: texts.cancel.keep } : {})}
      danger={question !== "grant"}
      busy={act.busy}
      onConfirm={() => void act.run()}
    >
      {"body" in words ? <p>{say(words.body, values)}</p> : <WhatGoes />}
    </ConfirmDialog>
  );
}

function WhatGoes() {
  const { language } = useLanguage();
  const { remove: texts } = { fr, en }[language];
  return (
    <>
      <p>
        <strong>{texts.goes}</strong>
      </p>
      <ul>
        {texts.goesList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <strong>{texts.stays}</strong>
      </p>
      <ul>
        {texts.staysList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{texts.final}</p>
    </>
  );
}
