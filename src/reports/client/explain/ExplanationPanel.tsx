import { useMemo } from "react";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { PanelFrame } from "#platform/ui/layers/PanelFrame.tsx";
import type { Report } from "../../contract.ts";
import type { ExplainedFigure } from "../../rules/explain.ts";
import type { ReportWords } from "../../rules/words.ts";
import { describeFigure } from "./describeFigure.ts";
import type { Step } from "./speech.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import styles from "./explanation.module.css";

interface ExplanationPanelProps {
  id: string;
  open: boolean;
  onChange: (open: boolean) => void;
  /** The figure, and the button that shows it. */
  asked: { figure: ExplainedFigure; button: HTMLButtonElement } | null;
  report: Report;
  words: ReportWords;
}

const texts = { fr, en };

/** « Explique ce chiffre »: where a printed figure comes from, beside it; on a phone at the bottom of the screen. */
export function ExplanationPanel({ id, open, onChange, asked, report, words }: ExplanationPanelProps) {
  const { actions } = useTexts("platform");
  const t = texts[useLanguage().language];
  const target = useMemo(() => ({ current: asked?.button ?? null }), [asked]);
  const described = asked && describeFigure(asked.figure, { report, words, texts: t });
  if (!described) return null;
  return (
    <PanelFrame
      id={id}
      target={target}
      open={open}
      onChange={onChange}
      name={t.title}
      width={440}
      className={styles.panel}
      isInPage
    >
      <div className={styles.content}>
        <p className={styles.kicker}>{t.title}</p>
        {/* The dialog says its own name; its title, which has the focus, says the rest. */}
        <h2 className={styles.title} tabIndex={-1} data-autofocus>
          <span>{described.who} · </span>
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
