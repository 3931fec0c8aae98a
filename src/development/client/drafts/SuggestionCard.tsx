import { IconSparkles } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList, translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Row } from "#platform/ui/page/Section.tsx";
import styles from "./drafts.module.css";
import { toWording, type Suggestion } from "./suggestion.ts";
import { useDraftTexts } from "./useDraftTexts.ts";
import { WordingFields } from "./WordingFields.tsx";

interface SuggestionCardProps {
  suggestion: Suggestion;
  isBusy: boolean;
  onChange: (next: Partial<Suggestion>) => void;
  onAccept: () => void;
}

/** One objective that the model wrote, labelled as such, with the figures that it rests on. */
export function SuggestionCard({ suggestion, isBusy, onChange, onAccept }: SuggestionCardProps) {
  const { suggestion: texts } = useDraftTexts();
  const { dialog } = useTexts("developmentPlan");
  const say = useSay();
  const { wording, written, state } = suggestion;
  const heading = useId();
  const card = useFocusOnDecision(state);
  const objective = wording.sentence;
  const isDecided = state === "accepted" || state === "dismissed";
  return (
    <article ref={card} tabIndex={-1} aria-labelledby={heading} className={styles.card}>
      <p className={styles.label}>
        <IconSparkles size={18} aria-hidden="true" /> {texts.label}
      </p>
      <h4 id={heading} className={styles.title}>
        {objective}
      </h4>
      {state === "open" && <Written suggestion={suggestion} />}
      {!isDecided && <Grounds written={written} />}
      {state === "editing" && (
        <WordingFields
          wording={wording}
          onChange={(next) => onChange({ wording: { ...wording, ...next } })}
        />
      )}
      {state === "accepted" && <p className={styles.added}>{texts.added}</p>}
      {state === "dismissed" && (
        <Row>
          <span className={styles.quiet}>{texts.dismissed}</span>
          <Button
            size="small"
            variant="quiet"
            accessibleName={say(texts.takeBackNamed, { objective })}
            onClick={() => onChange({ state: "open" })}
          >
            {texts.takeBack}
          </Button>
        </Row>
      )}
      {!isDecided && (
        <Row top>
          <Button
            size="small"
            busy={isBusy}
            accessibleName={say(texts.addNamed, { objective })}
            disabledReason={objective.trim() === "" ? dialog.needsSentence : null}
            onClick={onAccept}
          >
            {texts.add}
          </Button>
          {state === "open" ? (
            <Button
              key="edit"
              size="small"
              accessibleName={say(texts.editNamed, { objective })}
              onClick={() => onChange({ state: "editing" })}
            >
              {texts.edit}
            </Button>
          ) : (
            <Button
              key="asWritten"
              size="small"
              onClick={() => onChange({ wording: toWording(written), state: "open" })}
            >
              {texts.asWritten}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            accessibleName={say(texts.dismissNamed, { objective })}
            onClick={() => onChange({ state: "dismissed" })}
          >
            {texts.dismiss}
          </Button>
        </Row>
      )}
    </article>
  );
}

/** The button that was pressed goes: its card takes the focus. */
function useFocusOnDecision(state: Suggestion["state"]) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) card.current?.focus();
    before.current = state;
  }, [state]);
  return card;
}

function Written({ suggestion: { wording } }: { suggestion: Suggestion }) {
  const { suggestion: texts } = useDraftTexts();
  const { pillars } = useTexts("development");
  const say = useSay();
  return (
    <>
      <p className={styles.quiet}>{say(texts.pillarLine, { pillar: pillars[wording.pillar] })}</p>
      {wording.measure && (
        <p className={styles.words}>{say(texts.measureLine, { measure: wording.measure })}</p>
      )}
      <ul className={styles.actions} aria-label={texts.actions}>
        {wording.actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
    </>
  );
}

function Grounds({ written: { skill, figures } }: Pick<Suggestion, "written">) {
  const { suggestion: texts } = useDraftTexts();
  const { language } = useLanguage();
  const say = useSay();
  const cited = figures.map((figure) => say(texts.figure, { ...figure }));
  return (
    <p className={styles.quiet}>
      {say(texts.rests, { skill: translated(language, skill).text, figures: formatList(language, cited) })}
    </p>
  );
}
