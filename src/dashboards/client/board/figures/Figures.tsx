import type { Cut } from "#analytics/contract/figures.ts";
import { findMeasuredSkill } from "#analytics/rules/measures.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Period } from "#platform/periods.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { resolveFigurePeriod } from "../../../rules/figures.ts";
import styles from "./figures.module.css";
import { IndexWidget } from "./IndexWidget.tsx";
import { MeasuresWidget } from "./MeasuresWidget.tsx";
import { TrendsWidget } from "../trends/TrendsWidget.tsx";
import { useFigureWords } from "./useFigureWords.ts";

interface FiguresProps {
  open: boolean;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Whose trends were chosen. */
  cut: Cut | null;
  onCut: (cut: Cut | null) => void;
}

/** What reports told of a closed period: index, skills, values, and how they have gone. */
export function Figures({ period: chosen, onPeriod, cut, onCut }: FiguresProps) {
  const texts = useTexts("board");
  const say = useSay();
  const words = useFigureWords();
  const period = resolveFigurePeriod(chosen, useToday());
  const isOther = period.start !== chosen.start || period.kind !== chosen.kind;
  return (
    <div className={styles.figures}>
      {isOther && <Notice>{say(texts.figures.others, { period: words.period(period) })}</Notice>}
      <IndexWidget period={period} onPeriod={onPeriod} />
      <MeasuresWidget
        texts={texts.skills}
        period={period}
        onPeriod={onPeriod}
        isShown={(measure) => findMeasuredSkill(measure) !== null}
      />
      <MeasuresWidget
        texts={texts.values}
        period={period}
        onPeriod={onPeriod}
        isShown={(measure) => findMeasuredSkill(measure) === null}
      />
      <TrendsWidget kind={period.kind} day={period.start} chosen={cut} onChoose={onCut} />
    </div>
  );
}
