import { useId } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Action, Objective } from "../../contract/plan.ts";
import { isOpen, isWrittenAlone, whyNotRemove } from "../../rules/objective.ts";
import { usePlanPage } from "./usePlanPage.ts";
import styles from "./plan.module.css";

interface ActionLineProps {
  objective: Objective;
  action: Action;
  /** Its place in the objective. */
  at: number;
}

/** An action: Space ticks it; it is changed, moved and removed from its « ⋯ ». */
export function ActionLine({ objective, action, at }: ActionLineProps) {
  const { action: words } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const id = useId();
  const { plan, mayWrite, actions } = usePlanPage();
  const { text, dueOn, doneOn } = action;
  const isLate = doneOn === null && dueOn !== null && dueOn < plan.today && isOpen(objective.status);
  const fact = doneOn
    ? say(words.doneOn, { date: formatDay(language, doneOn) })
    : dueOn && say(isLate ? words.late : words.due, { date: formatDay(language, dueOn) });
  return (
    <li className={styles.action}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={doneOn !== null}
        disabled={!mayWrite}
        onChange={(event) => void actions.tick.run({ id: action.id, isDone: event.currentTarget.checked })}
      />
      <label htmlFor={id} className={styles.words}>
        <span className={doneOn ? styles.done : undefined}>{text}</span>
        {fact && <span className={isLate ? styles.late : styles.quiet}>{fact}</span>}
      </label>
      {mayWrite && <ActionActions objective={objective} action={action} at={at} />}
    </li>
  );
}

function ActionActions({ objective, action, at }: ActionLineProps) {
  const { card, action: words } = useTexts("developmentPlan");
  const errorWords = useErrorWords();
  const { profileId } = useViewer();
  const { plan, actions, ask } = usePlanPage();
  const { id, text } = action;
  const refused = whyNotRemove(plan.reader, { isOwnWork: isWrittenAlone(action, profileId) });
  const others = objective.actions;
  const move = (before: Action | undefined) =>
    void actions.moveAction.run({ id, objectiveId: objective.id, before: before?.id ?? null });
  return (
    <ActionMenu
      name={text}
      actions={[
        {
          label: card.edit,
          onChoose: () => ask({ kind: "action", objectiveId: objective.id, actionId: id }),
        },
        ...(at > 0 ? [{ label: words.up, onChoose: () => move(others[at - 1]) }] : []),
        ...(at < others.length - 1 ? [{ label: words.down, onChoose: () => move(others[at + 2]) }] : []),
        {
          label: card.remove,
          danger: true,
          disabledReason: refused && errorWords(refused),
          onChoose: () => ask({ kind: "removeAction", action }),
        },
      ]}
    />
  );
}
