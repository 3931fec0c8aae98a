import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Explain this figure",
  about: "{who} · {what}",
  others: "Others",
  gap: "Gap",
  gapTo: "Gap with {who}",
  answers: {
    you: "This is your answer to this question.",
    them: "This is {name}’s answer to this question.",
    manager: "This is the manager’s answer to this question.",
    managers:
      "This is the average of what the managers answered to this question. Their answers themselves are not shown.",
    group:
      "This is the average of what the group answered to this question. The answers themselves are not shown.",
    band: "The group’s average lies somewhere in this range. For a single question, a number is given only from {value} answers on. The answers themselves are not shown.",
    high: "The group’s average is {value} or more. Anonymity allows no more to be said, and the answers themselves are not shown.",
    low: "The group’s average is {value} or less. Anonymity allows no more to be said, and the answers themselves are not shown.",
  },
  counts: {
    levels: "This is how many people of this group chose each level.",
    options: "This is how many people of this group chose each answer.",
    from: "Such counts are shown only from {from} answers on.",
    answers: "The answers themselves are not shown.",
  },
  hidden: {
    masked:
      "Too few answers, or another recent report about the same person which, read beside this one, would let someone be recognized.",
    noAnswer: "There is no answer here.",
    tooFewQuestions: "An average takes {items} questions that can be shown; there are fewer here.",
  },
  mean: {
    all: "This is the average of its {count} questions, which all count alike.",
    values:
      "This is the average of {used} of its {asked} questions: those that show a number. They all count alike.",
    shown:
      "This is the average of {used} of its {asked} questions: those that can be shown. They all count alike.",
    answers:
      "The report computed it from the answers, before any rounding: {printed}. The answers themselves are not shown.",
    apart: "Rounding each question first would make a difference of a tenth.",
    halfPoint:
      "The average of the answers lies in this half point, which is narrower and says no more about any question. It cannot be computed from what is shown, and the answers themselves are not shown.",
    end: "All of these questions are at this limit, and so is their average.",
  },
  weighted: {
    intro: "This is the average of the groups that are shown, with the weights set at launch.",
    weight: "weight {weight}%",
    total: "The weights of these groups come to {total}%: the sum is divided by {total}.",
    alone: "A single group is in it: this is its own figure.",
    left: "{group}: {reason}. This group is not in it.",
    noWeight: "{group}: no weight. This group is not in it.",
    end: {
      high: "It is {value} or more, wherever each group lies. The report gives no number above {value}.",
      low: "It is {value} or less, wherever each group lies. The report gives no number below {value}.",
    },
  },
  sum: { plain: "Sum", low: "At least", high: "At most" },
  equals: "{sum} =\u00A0{result}",
  nearly: "{sum} ≈\u00A0{result}",
  rounded: "Rounded to a tenth: {printed}.",
  outward: "Rounded outward: {printed}.",
  middle: "From one to the other is no more than {narrow}: the report gives the middle, {printed}.",
  former: "This report was made with the rules of its time. This figure cannot be computed with today’s.",
  gaps: {
    intro: "This is the others’ view minus one’s own.",
    others: "First the others: the average of the groups that are shown, with the weights set at launch.",
    beyondEnd: {
      high: "The report gives the others no number above {value}, so the gap shown runs to the end of the scale.",
      low: "The report gives the others no number below {value}, so the gap shown runs to the end of the scale.",
    },
    placedAt: "The figures of the groups place it at {value}, and that is where it is judged.",
    placedBetween:
      "The figures of the groups place it between {from} and {to}, and that is where it is judged.",
    noise:
      "From one person to another, answers usually vary by {deviation} in the company (standard deviation). With the equivalent of {raters} answers, up to {noise} of a gap can come from that: {z} × {deviation} ÷ √{raters}.",
    noiseBetween:
      "From one person to another, answers usually vary by {deviation} in the company (standard deviation). Between {from} and {to} people answered this question: depending on how many, up to {least} ({z} × {deviation} ÷ √{to}) or up to {most} of a gap ({z} × {deviation} ÷ √{from}) can come from that.",
    noiseFromThreshold:
      "From one person to another, answers usually vary by {deviation} in the company (standard deviation). The number of answers to this question is not shown: the gap is judged as if there were {raters}, the fewest it takes to show them. Up to {noise} can come from that: {z} × {deviation} ÷ √{raters}.",
    noiseUncounted:
      "From one person to another, answers usually vary by {deviation} in the company (standard deviation). Depending on the number of answers, part of a gap can come from that.",
    notable: "It reaches {least}: it is clear.",
    notableBeyond: "It reaches {least} and exceeds what can come from that: it is clear.",
    notableRange: "From one end of the range to the other, it reaches {least}: it is clear.",
    notableRangeBeyond:
      "From one end of the range to the other, it reaches {least} and exceeds what can come from that: it is clear.",
    inconclusive: "It is over half a point and does not reach {least}: it is called “inconclusive”.",
    inconclusiveWithin:
      "It is over half a point, but not over what can come from that: it is called “inconclusive”.",
    inconclusiveRange: "The range cannot settle it: it is called “inconclusive”.",
    none: "It is half a point at most: the views are close.",
  },
  tags: {
    recognise_strength: "The others rate this skill clearly higher: “{tag}”.",
    blind_spot: "The others rate this skill clearly lower: “{tag}”.",
    shared_strength: "The others rate it {strength} or more, wherever they lie in what is shown: “{tag}”.",
    shared_opportunity: "The others rate it under {strength}, wherever they lie in what is shown: “{tag}”.",
    none: "No label: it would not be true from one end of what is shown to the other.",
    mostlyManager: "Without the manager, this label would not hold.",
  },
};
