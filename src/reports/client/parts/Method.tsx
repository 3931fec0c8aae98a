import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";
import type { Report } from "../../contract.ts";
import { type Fact, describeMethod } from "../../rules/sentences.ts";
import { describeUnplacedNotes } from "../../rules/unplacedNotes.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "./method.module.css";

/** Readers and contact; the rules frozen at launch, in sentences, collapsed on screen and open in print. */
export function Method({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const { method } = words.texts;
  const { rules, readers, facts } = describeMethod(report, words);
  const unplaced = describeUnplacedNotes(report, words);
  return (
    <ReportSection id={id} title={method.title} inside={method.inside} intro={method.once}>
      <Paragraphs facts={unplaced ? [unplaced, readers] : [readers]} />
      <Facts facts={facts} />
      <div className={styles.rules}>
        <Disclosure summary={method.show}>
          <Paragraphs facts={rules} />
        </Disclosure>
      </div>
    </ReportSection>
  );
}

const Paragraphs = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.method}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
