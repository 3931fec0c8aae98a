import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Values",
  intro: "Three to six values is what people remember.",
  create: "New value",
  createIntro: "A name, what it means in your company, and how it shows.",
  submit: "Create the value",
  empty: "Turn values into observable behaviours.",
  emptyDetail: "Give each a name, then say how it can be recognised at work.",
  list: "The company’s values, in order",
  asked: "The question asked",
  behaviours: "How it shows",
  noBehaviours: "No behaviour written yet.",
  archived: { one: "{count} archived value", other: "{count} archived values" },
  absent: "This value can’t be found.",
  absentDetail: "It may have been deleted.",
  back: "Back to values",
  usedNotice:
    "Evaluations use this value. Those already launched keep the question they copied; drafts follow your changes.",
  removeConsequence: "This can’t be undone.",
  outcomes: { deleted: "Value deleted.", archived: "Value archived: it is used." },
  fields: {
    sentence: { fr: "Sentence, in French", en: "Sentence, in English" },
    sentenceHint: "What the value means in your company, in the first person plural.",
    question: { fr: "Question, in French", en: "Question, in English" },
    questionHint: "The behaviour that evaluations ask about: “Speaks to everyone with courtesy.”",
    selfText: { fr: "For the person evaluated, in French", en: "For the person evaluated, in English" },
    selfHint: "In the first person: “I speak to everyone with courtesy.”",
    behaviours: "Observable behaviours",
    behavioursHint: "Two to four, which anyone can see.",
    behaviourFr: "Behaviour {position}, in French",
    behaviourEn: "Behaviour {position}, in English",
    addBehaviour: "Add a behaviour",
    removeBehaviour: "Remove behaviour {position}",
  },
};
