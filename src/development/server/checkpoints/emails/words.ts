import { paths } from "#paths.ts";
import { fullName, type NamedPerson } from "#people/rules/names.ts";
import type { EmailContent, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { formatDay, say } from "#platform/texts.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

export interface RequestFacts {
  profileId: string;
  person: NamedPerson;
  launcher: NamedPerson;
  /** The name of the earlier evaluation. */
  evaluation: string;
  lastDay: string;
}

const makeValues = ({ language }: SampleCall, { person, launcher, evaluation, lastDay }: RequestFacts) => ({
  person: fullName(person),
  first: person.firstName,
  launcher: fullName(launcher),
  evaluation,
  date: formatDay(language, lastDay),
});

/** To who is asked to launch: neither the skills, which are the person’s words, nor anything else of the plan. */
export function writeAsked(call: SampleCall, facts: RequestFacts): EmailContent {
  const { asked: t } = texts[call.language];
  const values = makeValues(call, facts);
  const write = (message: string) => say(call.language, message, values);
  return {
    subject: write(t.subject),
    preheader: write(t.preheader),
    title: write(t.title),
    paragraphs: [write(t.what), write(t.choice)],
    action: { label: t.action, url: call.services.appUrl + paths.checkpoint(facts.profileId) },
  };
}

/** To the person, who reads a word why in their plan alone. */
export function writeAnswered(
  call: SampleCall,
  facts: RequestFacts & { state: "launched" | "declined" },
): EmailContent {
  const { action, ...t } = texts[call.language];
  const values = makeValues(call, facts);
  const write = (message: string) => say(call.language, message, values);
  const { subject, preheader, title, what } = t[facts.state];
  return {
    subject: write(subject),
    preheader: write(preheader),
    title: write(title),
    paragraphs: facts.state === "declined" ? [write(what), write(t.declined.why)] : [write(what)],
    action: { label: action, url: call.services.appUrl + paths.developmentPlan(facts.profileId) },
  };
}
