import { stopSample } from "#notifications/server/emails/stopLink.ts";
import type { EmailContent, EmailSample, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import type { PulseContent } from "../../contract/content.ts";
import { pulseLibrary } from "../library/library.ts";
import { writeInvitation, writeReminder, type AskedRun } from "./invitation.ts";
import { writeLast } from "./last.ts";
import { writePublished } from "./published.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import type { PulseQuestionType } from "../../vocabulary.ts";

const id = "00000000-0000-4000-8000-000000000020";
const content: PulseContent = {
  name: { fr: "Le pouls du mois", en: "This month’s pulse" },
  purpose: {
    fr: "Trois minutes pour dire comment va le travail, et ce qu’il faudrait ajuster.",
    en: "Three minutes to say how work is going, and what should change.",
  },
  questions: pulseLibrary.flatMap(({ questions }) => questions).slice(0, 3),
};

/** The ready-made surveys have a question of each type, but for two. */
const findQuestion = (type: PulseQuestionType) =>
  pulseLibrary.flatMap(({ questions }) => questions).find((question) => question.type === type);
const toContent = (type: PulseQuestionType): PulseContent => {
  const first = findQuestion(type);
  return first ? { ...content, questions: [first, ...content.questions.slice(1)] } : content;
};

const getDayAfter = (days: number, { services }: SampleCall) =>
  new Date(services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const toRun = (call: SampleCall, type: PulseQuestionType): AskedRun => ({
  id,
  person: id,
  content: toContent(type),
  closesOn: getDayAfter(6, call),
  threshold: 5,
  readers: "asked",
});

export const invitation =
  (type: PulseQuestionType): EmailSample =>
  (call) =>
    writeInvitation(call, toRun(call, type));

const withStop = (content: EmailContent, call: SampleCall, part: "reminder" | "published"): EmailContent => ({
  ...content,
  stop: stopSample(call, (call.language === "fr" ? fr : en)[part].stop),
});

export const reminder: EmailSample = (call) =>
  withStop(writeReminder(call, toRun(call, "scale")), call, "reminder");
export const last: EmailSample = (call) => writeLast(call, { content, opensOn: getDayAfter(3, call) });
export const published =
  (hasResults: boolean): EmailSample =>
  (call) => {
    const isFrench = call.language === "fr";
    const note = {
      text: isFrench
        ? "Les journées sont trop morcelées par les réunions."
        : "Meetings break up the day too much.",
      actions: [
        {
          text: isFrench ? "Aucune réunion le vendredi" : "No meetings on Fridays",
          ownerName: "Élise Tremblay",
          dueOn: getDayAfter(20, call),
          doneOn: null,
        },
      ],
      publishedOn: getDayAfter(0, call),
    };
    return withStop(writePublished(call, { id, content, hasResults, note }), call, "published");
  };
