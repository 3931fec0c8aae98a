import type { ChangeTexts } from "./texts.fr.ts";

export const en: ChangeTexts = {
  intro: "This is the figure now minus the one before.",
  sameWeights: "Each group has the same weight both times.",
  common:
    "Both averages rest on {used} of the {asked} questions: those that count in both reports. The ones that the reports show may therefore differ.",
  now: "Now",
  toEnd: "Beyond a limit, a figure may go to the end of the scale.",
  own: {
    you: "These are your own answers, both times: chance has no part in them.",
    them: "These are {whose}’s answers, both times: chance has no part in them.",
  },
  noise: {
    alone: "The company still has too few reports to measure what usually varies from one person to another.",
    deviation:
      "From one person to another, answers usually vary by {deviation} in the company (standard deviation).",
    counted:
      "With {past} before and {now} now, up to {noise} of a difference can come from that: {z} × {deviation} × √(1 ÷ {first} + 1 ÷ {second}).",
    weighted:
      "With the equivalent of {first} answers before and {second} now, up to {noise} of a difference can come from that: {z} × {deviation} × √(1 ÷ {first} + 1 ÷ {second}).",
    uncounted:
      "The number of answers to these questions is not shown. With what can come from that, the difference lies between {from} and {to} (rounded outward).",
    within:
      "With what can come from that, on either side, it lies between {from} and {to} (rounded outward):",
  },
  states: {
    sure: "It reaches {least} and exceeds what can come from that: it is clear.",
    sureRange:
      "From one end to the other, it reaches {least} and exceeds what can come from that: it is clear.",
    sureAlone: "It reaches {least}: it is clear.",
    sureAloneRange: "From one end to the other, it reaches {least}: it is clear.",
    noise: "Zero lies in it: it may be chance.",
    noiseAlone: "It does not reach {least}: it may be chance.",
    noiseAloneRange: "It does not reach {least} from one end to the other: it may be chance.",
    small: "Zero does not lie in it, but it does not reach {least}: too little to conclude.",
    smallRange:
      "Zero does not lie in it, but it does not reach {least} from one end to the other: too little to conclude.",
  },
};
