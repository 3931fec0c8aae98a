import { Facts } from "#platform/ui/Section.tsx";
import type { Report } from "../../contract.ts";
import { methodOf } from "../../rules/sentences.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

/** The rules frozen at launch, in words, and whom to ask. */
export function Method({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const { method } = words.texts;
  const { paragraphs, facts } = methodOf(report, words);
  return (
    <ReportSection id={id} title={method.title} intro={method.once}>
      <dl className={styles.method}>
        {paragraphs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Facts facts={facts} />
    </ReportSection>
  );
}
