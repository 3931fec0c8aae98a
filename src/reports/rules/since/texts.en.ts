import type { SinceTexts } from "./texts.fr.ts";

export const en: SinceTexts = {
  title: "Since {when}",
  days: { since: "{day}", at: "on {day}" },
  months: { since: "{month}", at: "in {month}" },
  intro: "The same questions, asked twice. The people who answered are not necessarily the same.",
  inside: "Compared with “{name}”.",
  earlier: "Compare with",
  example: "Spring review (example)",
  option: "{name} ({when})",
  compare: "Compare the two reports",
  recorded: "{name} will see that you have also opened “{report}”.",
  higher: "Higher than {moment}:",
  lower: "Lower than {moment}:",
  claim: "{topic}, {views}",
  view: "{view} ({change})",
  caution:
    "What was low often rises by itself from one time to the next: a rise encourages, it doesn’t prove where it comes from.",
  noClaim: "No difference is clear enough to draw a conclusion from it.",
  nothing: "No question can be compared with this report.",
  withheld:
    "{groups}: no comparison. Beside those given before, their answers could let someone be recognised. Both reports stay as they were published.",
  open: "See each skill",
  close: "Close",
  topic: "Skill",
  chart: "Before and now, from 1 to 5",
  views: "{moment}, then now",
  legend: {
    marks: "Hollow mark: {moment}. Full mark: now.",
    missing: "A view that is missing is not shown in both reports, or has too few questions in common there.",
    missingElse:
      "Any other view that is missing is not shown in both reports, or has too few questions in common there.",
    joint: "Both groups taken together are not compared.",
    others:
      "“The others” are compared only where the same groups are in them both times, with the same weights and the same questions.",
  },
  caption: "Each skill {moment} and now, according to each group",
  spoken: "{past} {moment}, {now} now",
  dimensions: { values: "Values", objectives: "Objectives" },
  others: "The others",
  states: {
    higher: "higher",
    lower: "lower",
    noise: "may be chance",
    small: "too little to conclude",
  },
  same: "same number",
  questions: "over {used} of {asked} questions",
  sure: "{change}, {state}",
  within: "{said} (between {from} and {to})",
  withinAbove: "{said} (above 0, at most {to})",
  withinBelow: "{said} (below 0, at least {from})",
  accordingToYou: {
    manager: "according to your manager",
    peer: "according to your colleagues",
    direct_report: "according to the people you supervise",
    others: "according to the others",
  },
  accordingToThem: {
    manager: "according to their manager",
    peer: "according to their colleagues",
    direct_report: "according to the people supervised",
    others: "according to the others",
  },
  rule: "A difference is clear if it reaches {least} and exceeds what chance alone explains, given how many people answered both times (a standard deviation of {deviation} from one person to another in the company); if it is a range, it must begin at {fallback} at least. Otherwise, it may be chance: the range in brackets says how far.",
  ruleAlone:
    "A difference is clear from {fallback}: the company still has too few reports to measure what usually varies from one person to another. Below that, it may be chance.",
};
