import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  asked: {
    subject: "Who could give you their view?",
    preheader: "“{name}”: suggest people by {date}.",
    title: "Who could give you their view?",
    what: "{author} is preparing an evaluation about you, “{name}”, and asks you to suggest the people who will answer it.",
    due: "Choose people who see you at work, and send your suggestions by {date}. They will then be approved, sometimes with a few changes.",
    returned: "Your suggestions come back to you with this message: “{note}”",
    again: "You can change them and send them again, by {date}.",
    action: "Suggest people",
  },
  sent: {
    subject: "Suggestions received: {person}",
    preheader: "“{name}”: to be approved before the launch.",
    title: "{person} suggests who will answer",
    what: "The suggestions for “{name}” have arrived. You can remove people, add some, send the list back with a message, or approve it.",
    action: "See the suggestions",
  },
};
