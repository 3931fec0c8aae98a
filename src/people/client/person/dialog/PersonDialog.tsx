import type { PersonDetail } from "#people/contract/person.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { hasOpenWork, standingWith } from "../../../rules.ts";
import { fullName } from "../../../rules/names.ts";
import { people, peopleApi, teamsKey } from "../../queries.ts";
import { useHandOver } from "../handOver/useHandOver.tsx";
import { useTeamsLeft } from "../handOver/useTeamsLeft.tsx";
import { WhatHangs } from "../WhatHangs.tsx";
import styles from "../person.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export type Question = "grant" | "revoke" | "cancel" | "remove" | "deactivate";

interface PersonDialogProps {
  open: boolean;
  person: PersonDetail;
  question: Question;
  onClose: () => void;
}

/** Asks for confirmation before rights change hands, and before a person is deactivated or deleted. */
export function PersonDialog({ open, person, question, onClose }: PersonDialogProps) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const go = useGo();
  const { id } = person;
  const values = { name: fullName(person) };
  const words = texts[question];
  const isEnd = question === "cancel" || question === "remove";
  const isDeparture = isEnd || question === "deactivate";
  const handOver = useHandOver(isDeparture ? person : undefined, [id]);
  const teamsLeft = useTeamsLeft(person, question === "revoke" ? standingWith(false, person) : person);
  const act = useAction<void, unknown>({
    run: () => {
      if (question === "cancel") return peopleApi.cancelInvitation({ id, ...handOver.input });
      if (question === "remove") return peopleApi.remove({ id, ...handOver.input });
      if (question === "deactivate") return peopleApi.setActive({ id, isActive: false, ...handOver.input });
      return peopleApi.setAdmin({ id, isAdmin: question === "grant", ...teamsLeft.input });
    },
    onFailure: (failure) => handOver.refuse(failure) || teamsLeft.refuse(failure),
    refresh: [isEnd ? people.list.key() : people.key(), teamsKey],
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
      onConfirm={() => handOver.check() && teamsLeft.check() && void act.run()}
    >
      <Stack>
        {"body" in words ? (
          <div className={styles.part}>
            <p>{say(words.body, values)}</p>
          </div>
        ) : (
          <div className={styles.part}>
            <WhatGoes />
          </div>
        )}
        {isDeparture && hasOpenWork(person) && <WhatHangs words={texts.hangs} departure={person} />}
        {handOver.field}
        {teamsLeft.field}
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
