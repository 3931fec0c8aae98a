import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "AI suggestions",
  intro:
    "A person can have a development plan suggested from their published report. They review what is sent, and keep what they want of the answer.",
  off: "Off: nothing is sent, and nobody can ask for suggestions.",
  on: "On. Each evaluation launched while they are on says so to the people who answer.",
  destination: "Server",
  model: "Model",
  adminOnly: "Administrators turn them on and off.",
  switchOn: "Turn suggestions on…",
  switchOff: "Turn suggestions off…",
  none: {
    title: "No AI server is configured",
    words:
      "Whoever operates Rondo chooses a server that speaks OpenAI’s chat API, on the internet or on a machine of the company, and names it in these environment variables. Until then, nothing can be turned on or sent.",
    wasOn: "Suggestions had been turned on. Without a server, nothing is sent.",
    variables: {
      AI_BASE_URL: "the address of the server, up to its version: https://ai.example.com/v1",
      AI_MODEL: "the model to use",
      AI_API_KEY: "the key, if the server asks for one",
    },
  },
  history: {
    title: "Record of activations",
    words: "What is written here is neither changed nor erased.",
    on: "Turned on by {name}",
    off: "Turned off by {name}",
    facts: "{moment} · model {model}",
    assessment: "Privacy impact assessment",
  },
  turnOn: {
    title: "Turn AI suggestions on?",
    sent: "When a person asks, and each time after they agree, these are sent: the published figures of the skills that they choose, their position title and, if they tick it, what they add in their own words, as it is. Rondo never adds a name or a comment to it.",
    where:
      "They go to {host}, where the model “{model}” writes the answer. What that server keeps of them depends on your company’s agreement with its operator.",
    announced:
      "Only the reports of evaluations launched from now on count: their notice says so to everyone who answers. Earlier ones will never be used.",
    limits:
      "The model can be wrong. Suggestions are labelled as such and reviewed one by one; none rates a person or decides anything about them.",
    law: "Québec’s Law 25 asks for a privacy impact assessment before information is entrusted to a third party, especially outside Québec. Write what you conclude: this text stays in the record, with your name and the date.",
    assessment: "Privacy impact assessment",
    hint: "What is sent and where, who operates the server and what it keeps, what can go wrong, who watches over it. At least {least} characters.",
    tooShort: "Write at least {least} characters.",
    confirm: "Turn on",
    notSaved: "Suggestions are not turned on.",
  },
  turnOff: {
    title: "Turn AI suggestions off?",
    what: "Nobody will be able to ask for suggestions any more. Goals already accepted stay in the plans.",
    again:
      "If you turn them on again, a new privacy impact assessment will be needed, and only evaluations launched after that day will count.",
    confirm: "Turn off",
  },
};
