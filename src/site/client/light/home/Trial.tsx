import { useEffect, useRef, useState } from "react";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { RadioCards } from "#platform/light/RadioCards.tsx";
import { figures } from "./figures.ts";
import { MiniReport } from "./MiniReport.tsx";

const levels = [1, 2, 3, 4, 5] as const;

/** « Essayez-le »: three questions about a fictional person, beside the report that they produce. Nothing is sent. */
export function Trial() {
  const { trial: t } = useTexts("site").home;
  const [place, setPlace] = useState(0);
  const [scores, setScores] = useState<readonly (number | null)[]>(figures.map(() => null));
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus({ preventScroll: true });
  }, [place]);
  const goTo = (next: number) => {
    hasMoved.current = true;
    if (next === 0) setScores(figures.map(() => null));
    setPlace(next);
  };
  return (
    <section className="section" id="essai" aria-labelledby="essai-title">
      <h2 id="essai-title">{t.title}</h2>
      <p className="muted">{t.lead}</p>
      <div className="trial">
        <div className="trial-card">
          {figures[place] ? (
            <Question
              key={place}
              place={place}
              heading={heading}
              score={scores[place] ?? null}
              onChoose={(score) => setScores(scores.with(place, score))}
              onNext={() => goTo(place + 1)}
            />
          ) : (
            <div className="trial-end">
              <h3 tabIndex={-1} ref={heading}>
                {t.endTitle}
              </h3>
              <p>{t.end}</p>
              <div className="button-row">
                <LinkButton to={paths.exampleReport()}>{t.read}</LinkButton>
                <Button variant="quiet" onClick={() => goTo(0)}>
                  {t.again}
                </Button>
              </div>
            </div>
          )}
        </div>
        <MiniReport scores={scores} />
      </div>
    </section>
  );
}

interface QuestionProperties {
  place: number;
  heading: React.RefObject<HTMLHeadingElement | null>;
  score: number | null;
  onChoose: (score: number) => void;
  onNext: () => void;
}

function Question({ place, heading, score, onChoose, onNext }: QuestionProperties) {
  const { trial: t } = useTexts("site").home;
  const say = useSay();
  const key = figures[place]?.key ?? figures[0].key;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== null) onNext();
      }}
    >
      <RadioCards
        name={`trial-${place}`}
        value={score === null ? null : String(score)}
        onChange={(value) => onChoose(Number(value))}
        options={levels.map((level) => ({ value: String(level), label: t.levels[level] }))}
        legend={
          <>
            <span className="trial-kicker">
              {say(t.number, { number: place + 1, total: figures.length, skill: t.skills[key].name })}
            </span>
            <h3 tabIndex={-1} ref={heading}>
              {t.skills[key].question}
            </h3>
          </>
        }
      />
      <div className="trial-next">
        <Button type="submit" disabledReason={score === null ? t.chooseFirst : null}>
          {place + 1 < figures.length ? t.next : t.finish}
        </Button>
      </div>
    </form>
  );
}
