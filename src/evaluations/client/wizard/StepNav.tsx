import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { getStepNumber, steps, type Step } from "./steps.ts";
import styles from "./wizard.module.css";

interface StepNavProps {
  current: Step;
  isComplete: (step: Step) => boolean;
  /** Null while there is no draft to come back to. */
  buildStepPath: ((step: Step) => string) | null;
  onGo: (step: Step) => void;
}

/** The four steps; on a phone, the current one and a button that shows the others. */
export function StepNav({ current, isComplete, buildStepPath, onGo }: StepNavProps) {
  const { frame: wizard } = useTexts("wizard");
  const say = useSay();
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={wizard.steps.label} className={styles.nav}>
      <button
        type="button"
        className={styles.compact}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {say(wizard.steps.compact, { step: getStepNumber(current), name: wizard.stepNames[current] })}
        <VisuallyHidden>. {wizard.steps.show}</VisuallyHidden>
        <IconChevronDown size={20} aria-hidden="true" />
      </button>
      <ol id={listId} className={`${styles.steps} ${open ? styles.open : ""}`}>
        {steps.map((step) => {
          const done = step !== current && isComplete(step);
          const words = (
            <>
              <span aria-hidden="true" className={styles.mark}>
                {done ? <IconCheck size={16} stroke={3} /> : getStepNumber(step)}
              </span>
              <span>
                {wizard.stepNames[step]}
                {done && <VisuallyHidden> ({wizard.done})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={step}
              aria-current={step === current ? "step" : undefined}
              className={step === current ? styles.current : done ? styles.done : styles.other}
            >
              {buildStepPath && step !== current ? (
                <InternalLink
                  to={buildStepPath(step)}
                  className={styles.step}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setOpen(false);
                    onGo(step);
                  }}
                >
                  {words}
                </InternalLink>
              ) : (
                <span className={styles.step}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
