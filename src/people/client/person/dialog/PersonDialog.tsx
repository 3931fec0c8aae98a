import { useState } from "react";
import type { PersonDetail } from "#people/contract/person.ts";
import { paths } from "#paths.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { hasOpenWork } from "../../../rules.ts";
import { fullName } from "../../../rules/names.ts";
import { people, peopleApi, searchManagers } from "../../queries.ts";
import { WhatHangs } from "../WhatHangs.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export type Question = "grant" | "revoke" | "cancel" | "remove" | "deactivate";

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
  const { picker } = useTexts("kit");
  const say = useSay();
  const go = useGo();
  const { id } = person;
  const values = { name: fullName(person) };
  const words = texts[question];
  const isEnd = question === "cancel" || question === "remove";
  const isDeparture = question === "remove" || question === "deactivate";
  const [manager, setManager] = useState<Pickable | null>(null);
  const [unmatched, setUnmatched] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const errorWords = useErrorWords();
  const act = useAction<void, unknown>({
    run: () => {
      const handOverTo = manager ? { handOverTo: manager.id } : {};
      if (question === "cancel") return peopleApi.cancelInvitation({ id });
      if (question === "remove") return peopleApi.remove({ id, ...handOverTo });
      if (question === "deactivate") return peopleApi.setActive({ id, isActive: false, ...handOverTo });
      return peopleApi.setAdmin({ id, isAdmin: question === "grant" });
    },
    onFailure: ({ code }) => {
      if (code !== "manager_cycle" && code !== "inactive_person") return false;
      setRefused(errorWords(code));
      return true;
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
      onConfirm={() => {
        if (unmatched) setRefused(picker.people.unmatched);
        else void act.run();
      }}
    >
      <Stack>
        {"body" in words ? (
          <p>{say(words.body, values)}</p>
        ) : (
          <div>
            <WhatGoes />
          </div>
        )}
        {isDeparture && hasOpenWork(person) && <WhatHangs words={texts.hangs} departure={person} />}
        {isDeparture && person.directReportCount > 0 && (
          <PersonPicker
            label={texts.handOver.label}
            description={texts.handOver.hint}
            optional
            value={manager}
            error={refused}
            onChange={(chosen) => {
              setManager(chosen);
              setRefused(null);
            }}
            onUnmatched={setUnmatched}
            search={(text) => searchManagers(text, id)}
          />
        )}
      </Stack>
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
