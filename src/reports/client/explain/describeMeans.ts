import { roundToTenths, toTenths } from "#disclosure/rules/fractions.ts";
import { formatScore, say, translated } from "#platform/texts.ts";
import { readBounds } from "../../rules/explain/arithmetic.ts";
import type { CountsFigure } from "../../rules/explain/counts.ts";
import type { AnswersFigure } from "../../rules/explain/figures.ts";
import { isAnsweredByOne, type MeanFigure } from "../../rules/explain/means.ts";
import type { Step } from "#platform/ui/explain/explanation.ts";
import type { Speech } from "./speech.ts";
import { describeRounding, formatTerm, listSums } from "./sums.ts";

/** What one group says of one question. */
export function describeAnswers({ group, cell }: AnswersFigure, { report, words, texts }: Speech): string {
  const { language, name } = words;
  const { answers } = texts;
  const { policy } = report.snapshot;
  if (group === "self") return report.isSubject ? answers.you : say(language, answers.them, { name });
  if (group === "manager")
    return isAnsweredByOne(report.snapshot, group) ? answers.manager : answers.managers;
  if (cell.form === "band") return say(language, answers.band, { value: policy.itemValueFrom });
  if (cell.end) return say(language, answers[cell.end], { value: formatScore(language, cell.value) });
  return answers.group;
}

/** What is counted, and what of it is never shown. */
export function describeCounts({ of, from }: CountsFigure, { words, texts: { counts } }: Speech): string {
  const shown = from === null ? [] : [say(words.language, counts.from, { from })];
  return [counts[of], ...shown, counts.answers].join(" ");
}

/** The questions of a mean, their sum, and how it is printed. */
export function describeMean(mean: MeanFigure, speech: Speech): Step[] {
  const { words } = speech;
  const { questions } = mean;
  const rows = questions.map(({ item, cell: own }) => {
    const { text, lang } = translated(words.language, item.name ?? item.text);
    return { label: text, lang, value: words.cell(own, "manager") };
  });
  return [{ text: describeBasis(mean, speech) }, { rows }, ...describeResult(mean, speech)];
}

function describeBasis({ questions, asked }: MeanFigure, { words, texts }: Speech): string {
  const used = questions.length;
  if (used === asked) return say(words.language, texts.mean.all, { count: used });
  const isOfValues = questions.every(({ cell }) => cell.form === "value");
  return say(words.language, isOfValues ? texts.mean.values : texts.mean.shown, { used, asked });
}

function describeResult(mean: MeanFigure, speech: Speech): Step[] {
  const { words, texts, report } = speech;
  const { language } = words;
  const { cell, bounds, questions } = mean;
  if (mean.by === "former") return [{ text: texts.former }];
  if (cell.form === "value" && cell.end) return [{ text: texts.mean.end }];
  const printed = words.cell(cell, "manager");
  const addUp = (corner: keyof typeof bounds) => {
    const terms = questions.map((question) =>
      formatTerm(language, readBounds(question.cell, report.snapshot.policy)[corner], {
        least: question.cell.form === "value" ? 1 : 0,
      }),
    );
    return `(${terms.join(" + ")}) ÷ ${terms.length}`;
  };
  const rows = listSums({ bounds, terms: addUp }, speech);
  if (mean.by === "cells") return [{ rows }, { text: describeRounding(cell, printed, bounds, speech) }];
  if (mean.by === "halfPoint") return [{ rows }, { text: texts.mean.halfPoint }];
  const isApart = cell.form === "value" && roundToTenths(bounds.low) !== toTenths(cell.value);
  const before = say(language, texts.mean.answers, { printed });
  return [{ rows }, { text: isApart ? `${before} ${texts.mean.apart}` : before }];
}
