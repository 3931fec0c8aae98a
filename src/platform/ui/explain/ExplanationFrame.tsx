import { useMemo } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "../actions/Button.tsx";
import { PanelFrame } from "../layers/PanelFrame.tsx";
import type { ExplanationLayer } from "./createExplained.tsx";
import type { DescribedFigure, Step } from "./explanation.ts";
import styles from "./ExplanationFrame.module.css";

interface ExplanationFrameProps extends Pick<ExplanationLayer<unknown>, "id" | "open" | "onChange"> {
  /** « Explique ce chiffre ». */
  title: string;
  button: HTMLElement;
  described: DescribedFigure;
}

/** Where a printed figure comes from, beside it; on a phone at the bottom of the screen. */
export function ExplanationFrame({ id, open, onChange, title, button, described }: ExplanationFrameProps) {
  const { actions } = useTexts("platform");
  const target = useMemo(() => ({ current: button }), [button]);
  return (
    <PanelFrame
      id={id}
      target={target}
      open={open}
      onChange={onChange}
      name={title}
      width={440}
      className={styles.panel}
      isInPage
    >
      <div className={styles.content}>
        <p className={styles.kicker}>{title}</p>
        {/* The dialog says its own name; its title, which has the focus, says the rest. */}
        <h2 className={styles.title} tabIndex={-1} data-autofocus>
          {/* The point stays with the name before it. */}
          <span>{`${described.who}\u00A0· `}</span>
          <span lang={described.what.lang}>{described.what.text}</span>
          <strong>{described.printed}</strong>
        </h2>
        {described.steps.map((step, index) => (
          // The steps of a figure never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <StepView key={index} step={step} />
        ))}
        <div className={styles.foot}>
          <Button size="small" onClick={() => onChange(false)}>
            {actions.close}
          </Button>
        </div>
      </div>
    </PanelFrame>
  );
}

const StepView = ({ step }: { step: Step }) =>
  "text" in step ? (
    <p>{step.text}</p>
  ) : (
    <dl className={styles.rows}>
      {step.rows.map(({ label, lang, value, note }) => (
        <div key={label}>
          <dt lang={lang}>{label}</dt>
          <dd>
            {value}
            {note && <small> {note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
