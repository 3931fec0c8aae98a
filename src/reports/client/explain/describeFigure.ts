import { say, translated } from "#platform/texts.ts";
import type { HiddenFigure, Topic } from "../../rules/explain/figures.ts";
import {
  type ExplainedFigure,
  explainFigure,
  type Explanation,
  type ReportFigure,
} from "../../rules/explain.ts";
import { listMaskingNotes } from "../../rules/emptyGroups.ts";
import { describeChange } from "./changes/describeChange.ts";
import { describeGap } from "./describeGap.ts";
import { describeAnswers, describeCounts, describeMean } from "./describeMeans.ts";
import { describeOthers } from "./describeOthers.ts";
import { type DescribedFigure, type Step, withoutEmpty } from "#platform/ui/explain/explanation.ts";
import { nameOthers, type Speech } from "./speech.ts";

/** Explains a figure in sentences, with every number on the way to it; null where nothing is printed. */
export function describeFigure(figure: ExplainedFigure, speech: Speech): DescribedFigure | null {
  if (figure.kind === "change") return describeChange(figure, speech);
  const explanation = explainFigure(speech.report.snapshot, figure);
  if (!explanation) return null;
  const { words } = speech;
  const what =
    "item" in figure
      ? translated(words.language, figure.item.name ?? figure.item.text)
      : { text: nameTopic(figure.topic, speech), lang: words.language };
  return {
    who: nameFigure(figure, speech),
    what,
    printed: formatPrinted(explanation, speech),
    steps: withoutEmpty(describeSteps(explanation, speech)),
  };
}

function describeSteps(explanation: Explanation, speech: Speech): Step[] {
  switch (explanation.kind) {
    case "hidden":
      return [{ text: describeHidden(explanation, speech) }];
    case "counts":
      return [{ text: describeCounts(explanation, speech) }];
    case "answers":
      return [{ text: describeAnswers(explanation, speech) }];
    case "mean":
      return describeMean(explanation, speech);
    case "others":
      return describeOthers(explanation, speech);
    case "gap":
      return describeGap(explanation, speech);
  }
}

function nameFigure(figure: ReportFigure, speech: Speech): string {
  const { words, texts } = speech;
  switch (figure.kind) {
    case "others":
      return nameOthers(figure.topic.othersOf, speech);
    case "gap":
      return texts.gap;
    case "itemGap":
      return say(words.language, texts.gapTo, { who: words.group(figure.group) });
    default:
      return words.group(figure.group);
  }
}

function nameTopic(topic: Topic, { report: { snapshot }, words }: Speech): string {
  if ("id" in topic) return words.translateName(topic.name);
  const dimension = snapshot.items.find(({ position }) => topic.positions.includes(position))?.dimension;
  return dimension === "value" ? words.texts.values.all : words.texts.objectives.all;
}

function formatPrinted(explanation: Explanation, { words }: Speech): string {
  if (explanation.kind === "hidden") return words.texts.cells[explanation.reason];
  if (explanation.kind === "counts")
    return say(words.language, words.texts.basis.people, { count: explanation.people });
  return explanation.kind === "gap" ? words.gap(explanation.gap) : words.cell(explanation.cell, "manager");
}

/** The reason that the page prints for the group, or else the one of the method. */
function describeHidden({ group, reason }: HiddenFigure, { report, words, texts }: Speech): string {
  if (reason !== "masked")
    return say(words.language, texts.hidden[reason], { items: report.snapshot.policy.minItemsPerMean });
  const note = listMaskingNotes(report, words).find((each) => each.group === group);
  return note?.why || texts.hidden.masked;
}
