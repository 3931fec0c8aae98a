import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Explain this figure",
  company: "The whole company",
  values: "Values",
  objectives: "Objectives",
  skills: "Skills",
  index: "Contribution index",
  masked: "hidden",
  maskedReason:
    "Alone, or combined with other published figures and the reports that you may open, it could tell of fewer than five people.",
  maskedAnyway:
    "A group of five people or more may be hidden too, where subtracting published figures from one another could single out fewer.",
  between: "between {from} and {to}",
  people: { one: "{count} person", other: "{count} people" },
  cut: {
    mean: "It is the mean of what the published reports of {people} show under “The others”. Each report counts alike.",
    several: {
      one: "Some people have several reports in it: to measure chance, this group counts as {count} person.",
      other:
        "Some people have several reports in it: to measure chance, this group counts as {count} people.",
    },
    end: "At an end of the scale, a figure would tell what each person was given: it goes no further.",
    value: "What these reports allow lies within one point in a hundred: one number says it, to one decimal.",
    interval:
      "Some reports give a range rather than a number: the mean lies between the two ends of this one.",
    reports: "These reports are not shown here, so the figure cannot be computed again on this page.",
    asOf: "The figures of this page are those of the night of {date}.",
  },
  sum: { plain: "Calculation", low: "At least", high: "At most" },
  equals: "{sum} =\u00A0{result}",
  nearly: "{sum} ≈\u00A0{result}",
  indexSteps: {
    intro:
      "The index sums up the published figures of this group, from 0 to 100. It rests on nothing else, and never on the index of one person.",
    none: "Too few figures of this group are published, or one of its evaluations was launched before the notice: it has no index.",
    noIndex: "no index",
    dimension: {
      one: "{dimension}, {weight}%: one published figure.",
      other: "{dimension}, {weight}%: {count} published figures, each alike.",
    },
    noWeight: "{dimension}: no weight in the index.",
    tooFew: "{dimension}: left out, for want of three published figures.",
    left: "{dimension}: no published figure, so they are left out.",
    shared: "What is left out gives its weight to the rest: the weights that count add up to {total}.",
    weighted: "The weighted mean, from 1 to 5:",
    scale: "Brought to 0 to 100:",
    rounded: "Rounded to a whole number: {printed}.",
    middle: "From one to the other there is one point at most: the index is the middle, {printed}.",
    outward: "Rounded outward: {printed}.",
    weights: "Weights of version {version} of the matrix.",
    firstWeights: "First weights of the matrix.",
  },
  trend: {
    change: "Change",
    noChange: "not compared",
    intro: "It is the last figure, minus the latest one before it that rests on the same questions.",
    first: "In the last eight periods, it is the only published figure: there is nothing to compare.",
    questions:
      "The questions asked are no longer the same as before: these figures do not compare, and no difference is computed.",
    deviation:
      "From one person to another, figures usually vary by {deviation} in the company (standard deviation).",
    noise:
      "With {past} and {now} people, chance can make up to {noise}: {z} × {deviation} × √(1 ÷ {past} + 1 ÷ {now}).",
    alone:
      "The company has too few reports yet to measure what varies from one person to another: no difference is claimed.",
    beyond: "The difference exceeds this margin: chance alone does not explain it, at the 95% level.",
    beyondRange:
      "From one end to the other, the difference exceeds this margin: chance alone does not explain it, at the 95% level.",
    rounding:
      "Rounded, a figure may be 0.07 from the mean: the difference must exceed {noise} + {rounding} =\u00A0{margin}.",
    within: "The difference is not larger: it is within the noise.",
    withinRange: "The difference is not larger from one end to the other: it is within the noise.",
  },
  said: {
    noise:
      "A difference of {change}, within the noise: with {past} then {now} people, chance and rounding explain up to ±\u00A0{noise}.",
    noiseRange:
      "A difference {change}, within the noise: with {past} then {now} people, chance and rounding explain up to ±\u00A0{noise}.",
    up: "Up by {change}, beyond chance and rounding (±\u00A0{noise}, with {past} then {now} people).",
    upRange: "Up, {change}, beyond chance and rounding (±\u00A0{noise}, with {past} then {now} people).",
    down: "Down by {change}, beyond chance and rounding (±\u00A0{noise}, with {past} then {now} people).",
    downRange: "Down, {change}, beyond chance and rounding (±\u00A0{noise}, with {past} then {now} people).",
    alone: "The difference of {change} says nothing yet: too few reports to measure chance.",
    aloneRange: "The difference, {change}, says nothing yet: too few reports to measure chance.",
    since: "Since {period}",
    first: "The only published figure of eight periods: nothing to compare.",
    questions: "The questions have changed: the figures do not compare.",
    hidden: "The last figure is hidden.",
  },
  participation: {
    title: "Participation",
    printed: "{share}%",
    intro: "It is the share of the answers asked for that have been received.",
    invited: "Asked for",
    finished: "Received",
    rounded: "Rounded to a whole number: {printed}.",
    ends: "100% is said only if everything has been received, 0% only if nothing has: {printed}.",
  },
  days: {
    title: "From launch to closing",
    printed: { one: "{count} day", other: "{count} days" },
    intro:
      "It is the middle number (the median) among {count} evaluations closed in the period: half took as many days or fewer, half as many or more.",
    counted:
      "Each counts from the day of its launch to that of its closing. When a person answers is counted nowhere.",
  },
};
