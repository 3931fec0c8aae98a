import { getNoiseLimit } from "#disclosure/rules/pulse/trend.ts";
import { ReportSection } from "#reports/client/parts/ReportSection.tsx";
import type { ReadableReport } from "../../contract/report.ts";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface MethodProps {
  id: string;
  report: ReadableReport;
  words: ReportWords;
}

/** A distribution and the like need so many answers, whatever the threshold. */
const minDistribution = 7;

/** Which rules made the figures, and which of two rules calls a change noise. */
export function Method({ id, report, words }: MethodProps) {
  const { method, maskedReason } = words.texts;
  const { snapshot, threshold, cuts } = report;
  const types = new Set(snapshot.questions.map(({ type }) => type));
  const sayNoise = (scale: "scale" | "score") => {
    const { rule, limit } = getNoiseLimit(scale, snapshot.spread);
    return words.say(method.noise[scale][rule], { limit: words.precise(limit) });
  };
  const sentences = [
    words.say(method.threshold, { k: threshold, more: Math.max(minDistribution, threshold) }),
    maskedReason,
    cuts.length > 0 && method.manager,
    cuts.length > 0 && (types.has("choice") || types.has("boolean")) && method.shares,
    types.has("scale") && method.ends.scale,
    types.has("scale") && sayNoise("scale"),
    types.has("enps") && method.ends.score,
    types.has("enps") && sayNoise("score"),
    types.has("enps") && method.enps,
    cuts.length > 0 && types.has("enps") && method.tens,
  ].filter((sentence) => sentence !== false);
  return (
    <ReportSection id={id} title={method.title}>
      <ul className={styles.method}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ReportSection>
  );
}
