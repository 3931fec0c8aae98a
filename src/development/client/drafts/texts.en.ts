import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Suggest a plan",
  fromModel: "Start from a model",
  toSuggestions: "Back to the suggestions",
  obstacles: {
    off: "AI suggestions are not turned on in your company.",
    no_report: "No report about you is published yet: there would be nothing to send.",
    not_announced:
      "Your reports come from evaluations launched before suggestions were announced to the people who answer. They will not be sent.",
    no_figure: "Your report shows no skill figures: there would be nothing to send.",
  },
  choose: {
    heading: "What do you want to work on?",
    from: "From your report “{name}”, published on {date}. Nothing is sent at this step.",
    figure: "{group}: {figure}",
    addWords: "Add my own words",
    words: "Your words",
    wordsHint: "Your situation, what you aim for. They would be sent as they are: don’t name anyone.",
    next: "See what would be sent",
  },
  check: {
    heading: "What would be sent",
    words:
      "Once you agree, this goes to {host}, where the model “{model}” writes suggestions. Nothing else is sent. Rondo adds no name and no comment to it; what you add is sent as it is.",
    changed: "What would be sent has changed since. Review it before you agree.",
    position: "Position",
    noPosition: "No title sent",
    figures: "Published figures",
    ownWords: "Your words",
    exact: "The request, word for word",
    back: "Back",
    yes: "Yes, send",
    // A moment ends with « p.m. », whose point ends the sentence.
    none: "Today’s limit is reached. You can ask again on {moment}",
    left: {
      one: "{count} more request possible within 24 hours.",
      other: "{count} more requests possible within 24 hours.",
    },
  },
  answer: {
    heading: "Suggestions",
    words: "A model wrote them, and it can be wrong. Nothing is saved until you add it.",
    stays: "Your suggestions stay here until you leave the page.",
    writing: "The model is writing… This can take up to 30 seconds.",
    stop: "Stop",
    again: "Change the request",
    discarded: {
      one: "{count} suggestion is not shown: it was not based on your figures, or was not in the form requested.",
      other:
        "{count} suggestions are not shown: they were not based on your figures, or were not in the form requested.",
    },
    earlier: "What came before stays below.",
    before: "Previous request",
    nothingNew: "Nothing new this time: what is suggested is already below.",
  },
  states: {
    cancelled: { title: "You stopped", words: "The model is no longer writing." },
    unreachable: {
      title: "The AI server does not answer",
      words: "It is stopped or out of reach. Try again later, or go on without it.",
    },
    slow: {
      title: "This is taking too long",
      words: "The AI server did not finish within 30 seconds. Try again, or go on without it.",
    },
    refused: {
      title: "The AI server refused",
      words: "It does not accept this request. Whoever operates Rondo can check the server’s settings.",
    },
    over_quota: {
      title: "The AI server has reached its limit",
      words: "It accepts no more requests for now. Try again later, or go on without it.",
    },
    nonsense: {
      title: "Nothing usable came back",
      words: "What the model wrote was not based on your figures, or was not in the form requested.",
    },
    cut_off: {
      title: "The answer was cut off",
      words: "It did not arrive whole. Try again, or go on without it.",
    },
    refusedHere: { title: "The request was not sent" },
  },
  suggestion: {
    label: "Generated suggestion",
    arrived: "New suggestion: {objective}",
    rests: "Based on {skill}: {figures}.",
    figure: "{group} {figure}",
    pillarLine: "Pillar: {pillar}",
    measureLine: "Measure: {measure}",
    actions: "Actions",
    action: "Action {number}",
    add: "Add to the plan",
    addNamed: "Add to the plan: {objective}",
    edit: "Edit",
    editNamed: "Edit: {objective}",
    dismiss: "Dismiss",
    dismissNamed: "Dismiss: {objective}",
    asWritten: "Back to the model’s text",
    added: "Added to your plan.",
    dismissed: "Dismissed.",
    takeBack: "Undo",
    takeBackNamed: "Undo: {objective}",
  },
};
