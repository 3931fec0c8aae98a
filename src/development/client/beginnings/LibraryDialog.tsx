import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import type { OfferedAction } from "../../contract/library.ts";
import type { Objective } from "../../contract/plan.ts";
import { whyNotAddAction } from "../../rules/objective.ts";
import { actionKinds, type ActionKind } from "../../vocabulary/library.ts";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { development } from "../queries.ts";
import { useBeginningTexts } from "./useBeginningTexts.ts";
import styles from "./beginnings.module.css";

interface LibraryDialogProps {
  objectiveId: string;
  onClose: () => void;
}

const all = "all";
const every = "";

/** The actions of the library, for the skill of an objective first. Each is added when one says so. */
export function LibraryDialog({ objectiveId, onClose }: LibraryDialogProps) {
  const { library: texts, kinds } = useBeginningTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { plan } = usePlanPage();
  const objective = plan.objectives.find(({ id }) => id === objectiveId);
  const skills = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const known = (skills.data?.items ?? []).filter(({ actionCount }) => actionCount > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [kind, setKind] = useState<ActionKind | typeof all>(all);
  const [search, setSearch] = useState("");
  const own = objective?.skill?.id;
  const skillId = chosen ?? known.find(({ id }) => id === own)?.id ?? every;
  const query = useQuery({
    ...development.listLibrary.queryOptions({
      input: {
        kind: "action",
        limit: 100,
        ...(skillId !== every && { skillId }),
        ...(kind !== all && { actionKind: kind }),
        ...(search && { search }),
      },
    }),
    enabled: !skills.isPending,
    placeholderData: keepPreviousData,
  });
  if (!objective) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="large"
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p className={styles.words}>{say(texts.for, { objective: objective.sentence })}</p>
      <div className={`${styles.filters} ${styles.narrowed}`}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onChange={setSearch}
        />
        <SelectField
          label={texts.skill}
          value={skillId}
          options={[
            { value: every, label: texts.everySkill },
            ...known.map(({ id, name }) => ({ value: id, label: translated(language, name).text })),
          ]}
          onChange={setChosen}
        />
        <SelectField<ActionKind | typeof all>
          label={texts.kind}
          value={kind}
          options={[
            { value: all, label: texts.everyKind },
            ...actionKinds.map((value) => ({ value, label: kinds[value] })),
          ]}
          onChange={setKind}
        />
      </div>
      <QueryView query={query}>
        {({ items, total }) => {
          const actions = items.filter((entry) => entry.kind === "action");
          return (
            <>
              <p role="status" className={styles.facts}>
                {actions.length === 0 ? texts.none : say(texts.count, { count: total })}
                {actions.length < total && ` ${say(texts.some, { count: actions.length })}`}
              </p>
              <ul className={styles.lines}>
                {actions.map((action) => (
                  <ActionLine key={action.key} action={action} objective={objective} />
                ))}
              </ul>
            </>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

function ActionLine({ action, objective }: { action: OfferedAction; objective: Objective }) {
  const { library: texts, kinds } = useBeginningTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { actions } = usePlanPage();
  const [busy, setBusy] = useState(false);
  const { key, actionKind, skill } = action;
  const text = translated(language, action.title).text;
  const isAdded = objective.actions.some(({ libraryKey }) => libraryKey === key);
  const add = async () => {
    setBusy(true);
    await actions.saveAction.run({
      objectiveId: objective.id,
      id: null,
      version: 0,
      text,
      dueOn: null,
      libraryKey: key,
    });
    setBusy(false);
  };
  return (
    <li className={styles.line}>
      <div className={styles.told}>
        <p className={styles.title}>{text}</p>
        <p className={styles.detail}>{translated(language, action.detail).text}</p>
        <p className={styles.facts}>
          {kinds[actionKind]} · {translated(language, skill.name).text}
        </p>
      </div>
      {isAdded ? (
        <p className={styles.added}>{texts.added}</p>
      ) : (
        <Button
          size="small"
          busy={busy}
          accessibleName={say(texts.addNamed, { action: text })}
          disabledReason={whyNotAddAction(objective.actions.length) && texts.full}
          onClick={() => void add()}
        >
          {texts.add}
        </Button>
      )}
    </li>
  );
}
