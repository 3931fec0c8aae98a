import type { ReactNode } from "react";
import type { BulkPlan } from "#platform/bulk.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import { Dialog } from "../layers/Dialog.tsx";
import { Button } from "../actions/Button.tsx";
import styles from "./BulkDialog.module.css";
import type { Action } from "../actions/useAction.ts";

interface BulkDialogProps<Item, Reason extends string> {
  open: boolean;
  plan: BulkPlan<Item, Reason>;
  /** The question, with the number of those it can be done to. */
  title: Plural;
  /** The title when it can be done to none of them. */
  noneTitle: string;
  /** The consequence, in one sentence. */
  children?: ReactNode;
  /** What is chosen first: shown even where it can be done to none, since another choice may change that. */
  choice?: ReactNode;
  /** Of how many, and why not. */
  reasons: Readonly<Record<Reason, Plural>>;
  /** Who they are, a line each; null where the reason says it. */
  listNames?: (reason: Reason, items: readonly Item[]) => readonly string[] | null;
  /** The verb, with the number. */
  confirm: Plural;
  /** Does it: `useAction`, which says what fails. The dialog closes when it is done. */
  action: Action<readonly Item[], object>;
  onClose: () => void;
}

/** Before something is done to many at once: to how many it can be done, of how many it cannot, and why. */
export function BulkDialog<Item, Reason extends string>(props: BulkDialogProps<Item, Reason>) {
  const { open, plan, title, noneTitle, children, choice, reasons, listNames, confirm, action, onClose } =
    props;
  const { actions } = useTexts("platform");
  const say = useSay();
  const count = plan.can.length;
  const act = async () => {
    const done = await action.run(plan.can);
    if (done) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count > 0 ? say(title, { count }) : noneTitle}
      footer={
        count > 0 ? (
          <>
            <Button onClick={onClose}>{actions.cancel}</Button>
            <Button variant="primary" initialFocus={!choice} busy={action.busy} onClick={() => void act()}>
              {say(confirm, { count })}
            </Button>
          </>
        ) : (
          <Button initialFocus onClick={onClose}>
            {actions.close}
          </Button>
        )
      }
    >
      {count > 0 && children}
      {choice && <div className={styles.choice}>{choice}</div>}
      {plan.refused.length > 0 && (
        <ul className={styles.refused}>
          {plan.refused.map(({ reason, items }) => (
            <li key={reason}>
              {say(reasons[reason], { count: items.length })}
              {[...new Set(listNames?.(reason, items))].map((name) => (
                <span key={name} className={styles.name}>
                  {name}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
