import { formatDay, formatList, formatScore, formatNumber, say } from "#platform/texts.ts";
import { Facts } from "#platform/ui/Section.tsx";
import type { Report } from "../../contract.ts";
import type { ReportWords } from "../useReportWords.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

/** The rules frozen at launch, in words, and whom to ask. */
export function Method({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const { method } = words.texts;
  const { language, name } = words;
  const { policy, engineVersion } = report.snapshot;
  const exact = (value: number) => formatNumber(language, value);
  const order = ["self", "manager", "peer", "direct_report"] as const;
  const weights = order
    .filter((group) => policy.weights.default[group] > 0)
    .map((group) =>
      say(language, method.weight, { group: words.group(group), weight: policy.weights.default[group] }),
    );
  return (
    <ReportSection id={id} title={method.title} intro={method.once}>
      <dl className={styles.method}>
        <div>
          <dt>{method.facts.means}</dt>
          <dd>{say(language, method.means, { items: policy.minItemsPerMean })}</dd>
        </div>
        <div>
          <dt>{method.facts.gaps}</dt>
          <dd>
            {say(language, method.gaps, {
              least: exact(policy.notable.least),
              fallback: exact(policy.notable.fallback),
            })}
          </dd>
        </div>
        <div>
          <dt>{method.facts.thresholds}</dt>
          <dd>
            {say(language, method.thresholds, {
              k: policy.k,
              value: policy.itemValueFrom,
              distribution: policy.distributionFrom,
              high: formatScore(language, policy.ends.high),
              low: formatScore(language, policy.ends.low),
            })}
          </dd>
        </div>
        <div>
          <dt>{method.readers}</dt>
          <dd>{say(language, report.isSubject ? method.readersYou : method.readersThem, { name })}</dd>
        </div>
      </dl>
      <Facts
        facts={[
          { label: method.weights, value: formatList(language, weights) },
          ...(report.launchedOn
            ? [{ label: method.asked, value: formatDay(language, report.launchedOn) }]
            : []),
          ...(report.privacyOfficer ? [{ label: method.officer, value: report.privacyOfficer }] : []),
          { label: method.engine, value: exact(engineVersion) },
        ]}
      />
    </ReportSection>
  );
}
