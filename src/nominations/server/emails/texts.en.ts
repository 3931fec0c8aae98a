import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  asked: {
    subject: "Who could give you their view?",
    preheader: "“{name}”: suggest people by {date}.",
    title: "Who could give you their view?",
    what: "{author} is preparing an evaluation about you, “{name}”, and asks you to suggest the people who will answer it.",
    due: {
      lead: "Choose people who see you at work, and send your suggestions by {date}. They will then be approved, sometimes with a few changes.",
      direct_manager:
        "Choose people who see you at work, and send your suggestions by {date}. Your manager will look at them and approve them, sometimes with a few changes; those who run the evaluation will also be able to see them.",
    },
    returned: "Your suggestions come back to you with this message: “{note}”",
    again: "You can change them and send them again, by {date}.",
    action: "Suggest people",
  },
  reminder: {
    subject: "Reminder: your suggestions, by {date}",
    preheader: "“{name}”: who could give you their view?",
    what: "{author} is still waiting for your suggestions for “{name}”, by {date}. What you have chosen is kept.",
    toManager: {
      subject: "Reminder: suggestions await your decision",
      preheader: "“{name}”: who will give {person} their view?",
      what: "{author} is waiting for your decision on the people that {person} suggests for “{name}”. You can remove some, add others, send the list back with a message, or approve it.",
    },
    stop: "Stop receiving reminders",
  },
  late: {
    subject: "No suggestions yet: {person}",
    preheader: "“{name}”: it’s up to you.",
    title: "The suggestions haven’t arrived",
    what: "The due date of {date} has passed without suggestions from {person} for “{name}”. You can wait a little longer, or choose the people invited yourself.",
    undecided: {
      subject: "No decision yet: {person}",
      title: "The suggestions are still waiting",
      what: "The suggestions from {person} for “{name}” are still waiting for their manager’s decision. You can wait a little longer, or decide yourself.",
    },
    action: "Open the participants",
  },
  sent: {
    subject: "Suggestions received: {person}",
    preheader: "“{name}”: to be approved before the launch.",
    title: "{person} suggests who will answer",
    toLead: [
      "The suggestions for “{name}” have arrived. You can remove people, add some, send the list back with a message, or approve it.",
    ],
    toManager: [
      "{author} is preparing the evaluation “{name}” and leaves it to you who will answer it. {person} suggests people: you can remove some, add others, send the list back with a message, or approve it.",
      "{person} will never see the final list: please keep it to yourself.",
    ],
    action: "See the suggestions",
  },
  approved: {
    subject: "Suggestions approved: {person}",
    preheader: "“{name}”: ready to be launched.",
    title: "The people are chosen",
    what: "The list that {person} suggested for “{name}” has been approved by their manager. You can still change it, then launch the evaluation.",
    action: "Open the evaluation",
  },
  names: {
    kinds: {
      "nominations.asked": "Suggestions: who will answer?",
      "nominations.reminder": "Suggestions: reminder",
      "nominations.sent": "Suggestions: received",
      "nominations.approved": "Suggestions: approved",
      "nominations.late": "Suggestions: late",
    },
    samples: {
      byManager: "The manager decides",
      returned: "Suggestions sent back",
      manager: "To the manager",
    },
  },
};
