import { paths } from "#paths.ts";
import { fullName, type NamedPerson } from "#people/rules/names.ts";
import type { EmailContent, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Decider, NominationStatus } from "../../vocabulary.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

export interface NominationFacts {
  evaluationId: string;
  name: string;
  author: NamedPerson;
  subject: NamedPerson;
  dueOn: string;
  status: NominationStatus;
  note: string | null;
  decidedBy: Decider;
  /** Written to the direct manager, who decides. */
  isToManager: boolean;
}

export const getTexts = (language: Language): Translation<typeof fr> => (language === "fr" ? fr : en);

/** The texts, and how one of them is said. */
function makeWriter({ language }: SampleCall, { name, author, subject, dueOn, note }: NominationFacts) {
  const values = {
    name: name || "360°",
    author: fullName(author),
    person: fullName(subject),
    date: formatDay(language, dueOn),
    note: note ?? "",
  };
  return { t: getTexts(language), write: (message: string) => say(language, message, values) };
}

const buildProposalUrl = ({ services }: SampleCall, { evaluationId }: NominationFacts) =>
  services.appUrl + paths.nomination(evaluationId);
const buildParticipationUrl = ({ services }: SampleCall, { evaluationId }: NominationFacts) =>
  services.appUrl + paths.editEvaluation(evaluationId, { step: "3" });

export function writeAsked(call: SampleCall, facts: NominationFacts): EmailContent {
  const { t, write } = makeWriter(call, facts);
  const { asked } = t;
  return {
    subject: asked.subject,
    preheader: write(asked.preheader),
    title: asked.title,
    paragraphs:
      facts.status === "returned"
        ? [write(asked.returned), write(asked.again)]
        : [write(asked.what), write(asked.due[facts.decidedBy])],
    action: { label: asked.action, url: buildProposalUrl(call, facts) },
  };
}

export function writeSent(call: SampleCall, facts: NominationFacts): EmailContent {
  const { t, write } = makeWriter(call, facts);
  const { sent } = t;
  return {
    subject: write(sent.subject),
    preheader: write(sent.preheader),
    title: write(sent.title),
    paragraphs: (facts.isToManager ? sent.toManager : sent.toLead).map(write),
    action: {
      label: sent.action,
      url: facts.isToManager
        ? call.services.appUrl + paths.decideNomination(facts.evaluationId)
        : buildParticipationUrl(call, facts),
    },
  };
}

export function writeApproved(call: SampleCall, facts: NominationFacts): EmailContent {
  const { t, write } = makeWriter(call, facts);
  const { approved } = t;
  return {
    subject: write(approved.subject),
    preheader: write(approved.preheader),
    title: write(approved.title),
    paragraphs: [write(approved.what)],
    action: { label: approved.action, url: buildParticipationUrl(call, facts) },
  };
}

export function writeReminder(call: SampleCall, facts: NominationFacts): EmailContent {
  const { t, write } = makeWriter(call, facts);
  const { reminder, asked, sent } = t;
  if (facts.isToManager)
    return {
      subject: write(reminder.toManager.subject),
      preheader: write(reminder.toManager.preheader),
      title: write(sent.title),
      paragraphs: [write(reminder.toManager.what)],
      action: { label: sent.action, url: call.services.appUrl + paths.decideNomination(facts.evaluationId) },
    };
  return {
    subject: write(reminder.subject),
    preheader: write(reminder.preheader),
    title: asked.title,
    paragraphs: [write(reminder.what)],
    action: { label: asked.action, url: buildProposalUrl(call, facts) },
  };
}

export function writeLate(call: SampleCall, facts: NominationFacts): EmailContent {
  const { t, write } = makeWriter(call, facts);
  const { late, sent } = t;
  const isSent = facts.status === "sent";
  const words = isSent ? late.undecided : late;
  return {
    subject: write(words.subject),
    preheader: write(late.preheader),
    title: words.title,
    paragraphs: [write(words.what)],
    action: { label: isSent ? sent.action : late.action, url: buildParticipationUrl(call, facts) },
  };
}
