import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLanguage } from "#platform/client/language.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { say } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { Report, reportsContract } from "../../contract.ts";
import type { EarlierReport, Since as Comparison } from "../../contract/since.ts";
import { en } from "../../rules/since/texts.en.ts";
import { fr } from "../../rules/since/texts.fr.ts";
import { buildSinceWords, sayEarlier, type SinceWords } from "../../rules/since/words.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "../parts/ReportSection.tsx";
import { ChangeTable } from "./ChangeTable.tsx";
import styles from "./since.module.css";

const reports = createQueries<typeof reportsContract>("reports");

interface SinceProps {
  id: string;
  report: Report;
  words: ReportWords;
  /** The reports with which this one may be compared, the one to begin with first; at least one. */
  earlier: readonly EarlierReport[];
  /** The document that is printed holds what the page compares. */
  onCompare: (earlierId: string) => void;
}

/**
 * « Depuis mai 2026 »: this report against an earlier one. Another reader than the person evaluated opens that one
 * by comparing, and is told so before.
 */
export function Since({ id, report, words, earlier, onCompare }: SinceProps) {
  const texts = { fr, en }[useLanguage().language];
  const [chosenId, setChosenId] = useState(earlier[0]?.evaluationId ?? "");
  const [askedId, setAskedId] = useState(report.isSubject ? chosenId : null);
  const chosen = earlier.find(({ evaluationId }) => evaluationId === chosenId);
  if (!chosen) return null;
  const since = buildSinceWords({ words, report, earlier: chosen, texts });
  const compare = (next: string) => {
    setAskedId(next);
    onCompare(next);
  };
  const choose = (next: string) => {
    setChosenId(next);
    if (report.isSubject) compare(next);
  };
  return (
    <ReportSection
      id={id}
      title={since.title}
      inside={say(words.language, texts.inside, { name: chosen.name })}
      intro={texts.intro}
      action={
        earlier.length > 1 && (
          <SelectField
            label={texts.earlier}
            value={chosenId}
            options={earlier.map((one) => ({
              value: one.evaluationId,
              label: sayEarlier(words.language, texts, one, earlier),
            }))}
            onChange={choose}
          />
        )
      }
    >
      {askedId === chosenId ? (
        <Asked report={report} earlierId={chosenId} since={since} />
      ) : (
        <div className={styles.ask}>
          <Button onClick={() => compare(chosenId)}>{texts.compare}</Button>
          <p>{say(words.language, texts.recorded, { name: words.name, report: chosen.name })}</p>
        </div>
      )}
    </ReportSection>
  );
}

function Asked({ report, earlierId, since }: { report: Report; earlierId: string; since: SinceWords }) {
  // The server records what another reader opens, so the page never asks again by itself.
  const query = useQuery(
    reports.since.queryOptions({
      input: { evaluationId: report.evaluationId, earlierId },
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  return (
    <QueryView query={query} skeleton="line">
      {({ since: comparison }) => comparison && <Compared comparison={comparison} since={since} />}
    </QueryView>
  );
}

/** What surely changed, what is not compared, and every figure on demand. */
export function Compared({ comparison, since }: { comparison: Comparison; since: SinceWords }) {
  const { texts } = since;
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  const findings = since.findings(comparison);
  const caution = since.caution(comparison);
  const withheld = since.withheld(comparison);
  const hasRows = comparison.rows.length > 0;
  return (
    <div className={styles.compared}>
      {findings.map(({ lead, claims }) => (
        <div key={lead}>
          <h3 className={styles.lead}>{lead}</h3>
          <ul className={styles.claims}>
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        </div>
      ))}
      {caution && <p className={styles.quiet}>{caution}</p>}
      {hasRows && findings.length === 0 && <p className={styles.none}>{texts.noClaim}</p>}
      {!hasRows && <p className={styles.none}>{texts.nothing}</p>}
      {withheld && <p className={styles.quiet}>{withheld}</p>}
      {hasRows && (
        <>
          <div className={isOpen ? styles.closes : undefined}>
            <Button size="small" expanded={isOpen} controls={tableId} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? texts.close : texts.open}
            </Button>
          </div>
          <div id={tableId} hidden={!isOpen}>
            <p className={styles.quiet}>{since.legend(comparison)}</p>
            <ChangeTable comparison={comparison} since={since} />
            <p className={styles.quiet}>{since.rule}</p>
          </div>
        </>
      )}
    </div>
  );
}
