import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { Language } from "#platform/vocabulary.ts";

type TranslatedText = Record<Language, string>;

/**
 * The answers behind the example report (client/example): made up, fixed. Changing them changes the snapshots there:
 * `npx vitest run src/reports/client/example -u`.
 */
export const skills: readonly { name: TranslatedText; questions: readonly TranslatedText[] }[] = [
  {
    name: { fr: "Écoute", en: "Listening" },
    questions: [
      { fr: "Laisse les gens finir avant de répondre.", en: "Lets people finish before answering." },
      { fr: "Pose des questions pour comprendre.", en: "Asks questions to understand." },
      { fr: "Tient compte des avis différents du sien.", en: "Considers views other than their own." },
    ],
  },
  {
    name: { fr: "Clarté", en: "Clarity" },
    questions: [
      { fr: "Dit clairement ce qui est attendu.", en: "Says clearly what is expected." },
      { fr: "Explique le pourquoi d’une demande.", en: "Explains why something is needed." },
      { fr: "Garde ses messages courts.", en: "Keeps messages short." },
    ],
  },
  {
    name: { fr: "Gestion des priorités", en: "Priorities" },
    questions: [
      { fr: "Respecte les échéances convenues.", en: "Meets the dates agreed on." },
      { fr: "Prévient tôt quand un délai est menacé.", en: "Warns early when a date is at risk." },
      { fr: "Consacre son temps à l’essentiel.", en: "Spends time on what matters most." },
    ],
  },
  {
    name: { fr: "Délégation", en: "Delegation" },
    questions: [
      {
        fr: "Confie des responsabilités, pas seulement des tâches.",
        en: "Hands over responsibilities, not only tasks.",
      },
      { fr: "Laisse choisir la façon de faire.", en: "Lets others choose how to do things." },
      { fr: "Suit l’avancement sans tout refaire.", en: "Follows progress without redoing the work." },
    ],
  },
  {
    name: { fr: "Reconnaissance", en: "Recognition" },
    questions: [
      { fr: "Souligne le travail bien fait.", en: "Points out work well done." },
      { fr: "Attribue le mérite à qui il revient.", en: "Gives credit where it is due." },
      { fr: "Remercie d’une façon précise.", en: "Says thank you in precise words." },
    ],
  },
  {
    name: { fr: "Prise de décision", en: "Decision making" },
    questions: [
      { fr: "Décide à temps.", en: "Decides in time." },
      { fr: "Consulte avant de trancher.", en: "Consults before deciding." },
      { fr: "Explique ses choix.", en: "Explains the choices made." },
    ],
  },
];

interface ExampleResponse {
  role: ParticipantRole;
  /** One digit per question, the skills apart. */
  scores: string;
  /** By position of the question. */
  comments?: Record<number, TranslatedText>;
}

export const answers: readonly ExampleResponse[] = [
  { role: "subject", scores: "333 444 334 455 444 434" },
  {
    role: "manager",
    scores: "454 443 343 323 454 434",
    comments: {
      9: {
        fr: "Le projet de juin aurait pu être mené par Inès du début à la fin. Elle était prête.",
        en: "Inès could have led the June project from start to finish. She was ready.",
      },
      15: {
        fr: "Des décisions prises à temps, même quand l’information manquait.",
        en: "Decisions made in time, even when information was missing.",
      },
    },
  },
  {
    role: "peer",
    scores: "454 434 343 232 454 343",
    comments: {
      0: {
        fr: "On peut lui parler franchement, et c’est rare.",
        en: "You can speak frankly with Dominique, and that is rare.",
      },
      9: {
        fr: "Quand un dossier compte, Dominique le reprend à la fin. J’aimerais aller jusqu’au bout une fois.",
        en: "When a file matters, Dominique takes it back at the end. I’d like to see one through.",
      },
    },
  },
  {
    role: "peer",
    scores: "445 344 434 323 544 434",
    comments: {
      5: {
        fr: "Les messages du lundi disent où l’on va; plus courts, ils seraient parfaits.",
        en: "The Monday messages say where we are going; shorter, they would be perfect.",
      },
    },
  },
  { role: "peer", scores: "454 443 333 222 445 343" },
  {
    role: "peer",
    scores: "544 435 344 332 454 344",
    comments: {
      12: {
        fr: "Nomme toujours la personne qui a eu l’idée.",
        en: "Always names the person who had the idea.",
      },
    },
  },
  { role: "peer", scores: "445 344 433 223 445 433" },
  {
    role: "direct_report",
    scores: "454 334 343 233 454 334",
    comments: {
      14: {
        fr: "Ses mercis sont précis\u00A0: on sait ce qu’on a bien fait.",
        en: "The thanks are precise: you know what you did well.",
      },
    },
  },
  {
    role: "direct_report",
    scores: "544 443 334 232 544 443",
    comments: {
      11: {
        fr: "Me laisser choisir la méthode m’aiderait à apprendre plus vite.",
        en: "Letting me choose the method would help me learn faster.",
      },
    },
  },
  { role: "direct_report", scores: "445 344 343 323 445 343" },
];

/** The same people half a year before. */
export const earlierAnswers: readonly ExampleResponse[] = [
  { role: "subject", scores: "333 444 434 455 444 344" },
  { role: "manager", scores: "343 433 343 233 444 343" },
  { role: "peer", scores: "343 434 343 222 444 334" },
  { role: "peer", scores: "334 343 444 323 454 334" },
  { role: "peer", scores: "443 443 333 122 445 333" },
  { role: "peer", scores: "334 434 344 232 344 343" },
  { role: "peer", scores: "344 343 434 223 444 433" },
  { role: "direct_report", scores: "343 334 343 223 444 333" },
  { role: "direct_report", scores: "434 343 434 232 454 433" },
  { role: "direct_report", scores: "344 344 344 322 445 343" },
];
