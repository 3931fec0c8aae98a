import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  names: {
    kinds: {
      "pulses.invitation": "Survey invitation",
      "pulses.reminder": "Survey reminder",
      "pulses.last": "Last run of a survey",
      "pulses.published": "Survey follow-up",
    },
    samples: {
      enps: "Question from 0 to 10",
      trueFalse: "Question with two answers",
      choice: "Multiple-choice question",
      words: "Question answered in writing",
      noteOnly: "The note alone",
    },
  },
  minutes: { one: "{count}\u00a0minute", other: "{count}\u00a0minutes" },
  invitation: {
    subject: "{name}: tell us what you think by {date}",
    preheader: "About {minutes}, without your name.",
    title: "{name}",
    length: {
      one: "One question, about {minutes}. You have until the end of {date}.",
      other: "{count} questions, about {minutes}. You have until the end of {date}.",
    },
    start: "Here’s the first question: tap your answer. You can still change it.",
    nothingCounts: "Nothing is sent until you tap “Send”.",
    action: "Open the survey",
    who: "Who will see what?",
  },
  reminder: {
    subject: "Still time to answer: {name}",
    preheader: "The survey is open until {date}.",
    title: "Still time to answer",
    ask: "The survey “{name}” is open until the end of {date}. It takes about {minutes}.",
    stop: "Stop survey reminders",
  },
  last: {
    subject: "One last time: {name}",
    preheader: "The survey on {date} is the last of its series.",
    title: "The survey goes out one last time",
    tell: "“{name}” opens on {date}. It’s the last of its series: no other one will follow by itself.",
    goOn: "To keep it going, schedule it again after that one.",
    action: "See the surveys",
  },
  published: {
    results: {
      subject: "Results: {name}",
      preheader: "The results of the survey are published.",
      title: "The results of “{name}”",
      intro: "The results of the survey you were sent are published.",
      action: "See the results",
    },
    note: {
      subject: "What we’re taking away: {name}",
      preheader: "What follows from the survey you were sent.",
      title: "What we’re taking away from “{name}”",
      intro: "Here’s what we’re taking away from the survey you were sent.",
      action: "Find this note again",
    },
    retained: "What we’re taking away:",
    actions: "What we’ll do:",
    by: "by {date}",
    done: "done on {date}",
    stop: "Stop survey follow-ups",
  },
  trueFalse: { yes: "True", no: "False" },
  ends: { enps: ["0: not at all likely", "10: extremely likely"] },
};
