import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../../contract.ts";
import type { ComparedFigure, Since } from "../../contract/since.ts";
import { en } from "../../rules/since/texts.en.ts";
import { fr } from "../../rules/since/texts.fr.ts";
import { buildSinceWords, listChanges } from "../../rules/since/words.ts";
import type { ReportWords } from "../../rules/words.ts";
import { toAxisMark } from "./figures.ts";

const texts: Record<Language, typeof fr> = { fr, en };

/** A band is drawn as the range that it is. */
const toMark = (figure: ComparedFigure) =>
  toAxisMark(figure.form === "value" ? figure : { form: "interval", from: figure.from, to: figure.to });

/** What changed since an earlier report: what is sure, then every view of every skill. */
export function buildSince(report: Report, comparison: Since, words: ReportWords) {
  const since = buildSinceWords({
    words,
    report,
    earlier: comparison.earlier,
    texts: texts[words.language],
  });
  const { rows } = comparison;
  const findings = since.findings(comparison);
  const none = rows.length === 0 ? since.texts.nothing : findings.length === 0 ? since.texts.noClaim : "";
  return {
    title: since.title,
    intro: since.texts.intro,
    findings,
    caution: since.caution(comparison),
    none,
    withheld: since.withheld(comparison),
    legend: since.legend(comparison),
    columns: { topic: since.texts.topic, views: since.views },
    rows: rows.map((row) => ({
      topic: since.topic(row),
      changes: listChanges(row).map(({ column, change }) => ({
        group: column,
        label: since.column(column),
        past: toMark(change.past),
        now: toMark(change.now),
        figures: `${since.figure(change.past)} → ${since.figure(change.now)}`,
        change: since.change(change),
        quiet: change.state !== "higher" && change.state !== "lower",
        basis: since.basis(change),
      })),
    })),
    rule: since.rule,
  };
}
