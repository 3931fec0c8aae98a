import { IconCircleCheck, IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { Explained } from "#analytics/client/explain/Explained.tsx";
import { formatChange } from "#analytics/client/explain/describeTrend.ts";
import { en } from "#analytics/client/explain/texts.en.ts";
import { fr } from "#analytics/client/explain/texts.fr.ts";
import type { CompanyChanges, Cut } from "#analytics/contract/figures.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { capitalize, namePeriod, ofPeriod } from "#platform/periodInSentence.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { type ChangedPart, type ChangeFinding, findChanges } from "../../../rules/changes.ts";
import { useFigureWords } from "../figures/useFigureWords.ts";
import type { BoardView } from "../view/useBoardView.ts";
import { Widget } from "../Widget.tsx";
import styles from "./changes.module.css";

/** Parts that are named before « Voir les autres »; the card keeps the room of so many. */
const maxParts = 4;
const noSheet = { name: "", rows: [] };

interface ChangesWidgetProps {
  view: BoardView;
  /** Shows how a part of the company has gone. */
  onGroup: (cut: Cut) => void;
}

/** The one thing to know of a period: what has changed beyond chance, by the names of groups; or that nothing has. */
export function ChangesWidget({ view, onGroup }: ChangesWidgetProps) {
  const { changes: texts, figures } = useTexts("board");
  const { language } = useLanguage();
  const words = useFigureWords();
  const say = useSay();
  const { changes, reason } = view;
  // Why they are others than those of the period above is said where their own would be named.
  const intro =
    (changes.data && (sayReason(changes.data) || words.intro(changes.data, changes.data))) ||
    words.intro(view.period, undefined);

  const sayFinding = (finding: ChangeFinding) => {
    if (finding.kind !== "changes")
      return {
        finding: (
          <span className={styles.calm}>
            {finding.kind === "calm" && <IconCircleCheck size={24} aria-hidden="true" />}
            {texts[finding.kind]}
          </span>
        ),
      };
    const { up, down } = finding;
    return {
      number: [down > 0 && say(texts.downs, { count: down }), up > 0 && say(texts.ups, { count: up })]
        .filter(Boolean)
        .join(" · "),
      finding: texts.beyond,
    };
  };

  return (
    <div className={styles.card}>
      <Widget title={texts.title} intro={intro} query={changes} room={220}>
        {(data) => {
          if (view.told === "none") return { finding: sayNone(data), table: null, sheet: noSheet };
          const finding = findChanges(data);
          return {
            ...sayFinding(finding),
            table: null,
            sheet: noSheet,
            foot: (
              <div className={styles.body}>
                <p className={styles.note}>{sayCompared(data)}</p>
                {finding.kind === "changes" && (
                  <Parts parts={finding.parts} more={data.more} kind={data.kind} onGroup={onGroup} />
                )}
              </div>
            ),
          };
        }}
      </Widget>
    </div>
  );

  /** Nothing of this period is told, once for all widgets; others are. */
  function sayNone({ kind, start, told }: CompanyChanges) {
    const last = told && told.last !== start ? { kind, start: told.last } : null;
    return (
      <>
        {say(figures.noneFor, { period: namePeriod(language, { kind, start }) })}{" "}
        {last && (
          <Button variant="quiet" size="small" onClick={() => view.showPeriod(last)}>
            {say(figures.see, { period: namePeriod(language, last) })}
          </Button>
        )}
      </>
    );
  }

  /** Why they are not the figures of the period that was chosen. */
  function sayReason({ kind, start }: CompanyChanges): string {
    if (reason === null) return "";
    const shown = { kind, start };
    const chosen = view.period;
    const message =
      reason === "running" && chosen.kind === "year" ? texts.reasons.runningYear : texts.reasons[reason];
    return say(message, {
      period: capitalize(namePeriod(language, chosen)),
      shown: namePeriod(language, shown),
      ofShown: ofPeriod(language, shown),
    });
  }

  function sayCompared({ compared, hasMore, spread, parts }: CompanyChanges): string {
    if (compared === 0 || spread === null) return "";
    const groups = Object.values(parts).reduce((sum, count) => sum + count, 0);
    const sentence = say(texts.compared, { count: compared });
    return hasMore ? `${sentence} ${say(texts.firstOnly, { count: groups })}` : sentence;
  }
}

interface PartsProps {
  parts: readonly ChangedPart[];
  /** Changes that are counted and not listed. */
  more: number;
  kind: FigurePeriodKind;
  onGroup: (cut: Cut) => void;
}

function Parts({ parts, more, ...shared }: PartsProps) {
  const { changes: texts } = useTexts("board");
  const say = useSay();
  const [first, others] = [parts.slice(0, maxParts), parts.slice(maxParts)];
  return (
    <>
      <PartList parts={first} {...shared} />
      {others.length > 0 && (
        <Disclosure summary={say(texts.others, { count: others.length })}>
          <PartList parts={others} {...shared} />
        </Disclosure>
      )}
      {more > 0 && <p className={styles.note}>{say(texts.more, { count: more })}</p>}
    </>
  );
}

function PartList({ parts, kind, onGroup }: Omit<PartsProps, "more">) {
  const { changes: texts, figures, trend } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const words = useFigureWords();
  const speech = { language, texts: { fr, en }[language] };
  return (
    <ul className={styles.parts}>
      {parts.map(({ cut, changes }) => (
        <li key={`${cut.kind}:${cut.id}`} className={styles.part}>
          <button
            type="button"
            className={styles.group}
            aria-label={say(trend.openNamed, { name: words.cut(cut) })}
            onClick={() => onGroup(cut)}
          >
            {words.cut(cut)}
          </button>
          {cut.kind !== "company" && <span className={styles.kind}>{figures.heads[cut.kind]}</span>}
          <ul className={styles.changes}>
            {changes.map(({ measure, reading }) => (
              <li key={measure.key} className={styles.change}>
                {reading.state === "down" ? (
                  <IconTrendingDown size={18} aria-hidden="true" />
                ) : (
                  <IconTrendingUp size={18} aria-hidden="true" />
                )}
                <span>
                  {words.measure(measure)}{" "}
                  <b>
                    <Explained figure={{ kind: "change", cut, measure, reading, periodKind: kind }}>
                      {formatChange(reading, speech)}
                    </Explained>
                  </b>{" "}
                  {say(texts.since, {
                    period: namePeriod(language, { kind, start: reading.past.start }),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
