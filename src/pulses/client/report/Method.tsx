import { getNoiseLimit } from "#disclosure/rules/pulse/trend.ts";
import { ReportSection } from "#reports/client/parts/ReportSection.tsx";
import type { ReadableReport } from "../../contract/report.ts";
import { sayNoise } from "../../rules/noise.ts";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface MethodProps {
  id: string;
  report: ReadableReport;
  words: ReportWords;
}

/** A distribution and the like need so many answers, whatever the threshold. */
const minDistribution = 7;

/** Which rules made the figures, and which of two rules counts a change as noise. */
export function Method({ id, report, words }: MethodProps) {
  const { method, maskedReason } = words.texts;
  const { snapshot, threshold, cuts } = report;
  const types = new Set(snapshot.questions.map(({ type }) => type));
  const noise = sayNoise(
    [
      ...(types.has("scale") ? (["scale"] as const) : []),
      ...(types.has("enps") ? (["score"] as const) : []),
    ].map((scale) => ({ scale, ...getNoiseLimit(scale, snapshot.spread) })),
    { language: words.language, texts: method.noise, formatLimit: words.precise },
  );
  const sentences = [
    words.say(method.threshold, { k: threshold, more: Math.max(minDistribution, threshold) }),
    maskedReason,
    cuts.length > 0 && method.manager,
    cuts.length > 0 && (types.has("choice") || types.has("boolean")) && method.shares,
    types.has("scale") && method.ends.scale,
    types.has("enps") && method.ends.score,
    ...noise,
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
