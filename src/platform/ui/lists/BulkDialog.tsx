import { useState, type ReactNode } from "react";
import type { BulkPlan } from "#platform/bulk.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import { Dialog } from "../Dialog.tsx";
import { Button } from "../Button.tsx";
import { notify } from "../notify.ts";
import styles from "../styles/BulkDialog.module.css";

interface BulkDialogProps<Item, Reason extends string> {
  plan: BulkPlan<Item, Reason>;
  /** The question, with the number of those it can be done to. */
  title: Plural;
  /** The title when it can be done to none of them. */
  noneTitle: string;
  /** The consequence, in one sentence. */
  children?: ReactNode;
  /** Of how many, and why not. */
  reasons: Readonly<Record<Reason, Plural>>;
  /** The verb, with the number. */
  confirm: Plural;
  send: (items: readonly Item[]) => Promise<unknown>;
  onClose: () => void;
}

/** Before something is done to many at once: to how many it can be done, of how many it cannot, and why. */
export function BulkDialog<Item, Reason extends string>(props: BulkDialogProps<Item, Reason>) {
  const { plan, title, noneTitle, children, reasons, confirm, send, onClose } = props;
  const { actions } = useTexts("platform");
  const say = useSay();
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const count = plan.can.length;
  const act = async () => {
    setBusy(true);
    try {
      await send(plan.can);
      onClose();
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={count > 0 ? say(title, { count }) : noneTitle}
      footer={
        count > 0 ? (
          <>
            <Button onClick={onClose}>{actions.cancel}</Button>
            <Button variant="primary" initialFocus busy={busy} onClick={() => void act()}>
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
      {plan.refused.length > 0 && (
        <ul className={styles.refused}>
          {plan.refused.map(({ reason, items }) => (
            <li key={reason}>{say(reasons[reason], { count: items.length })}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
