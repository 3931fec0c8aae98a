import { givenEvaluation } from "#evaluations/server/emails/samples.ts";
import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailContent, EmailSample, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { getTexts, writeReminder, type NominationFacts } from "./words.ts";

const { camille, amina } = givenPeople;

const note = {
  fr: "Il manque quelqu’un de l’autre équipe.",
  en: "Somebody from the other team is missing.",
};

export const nominationSample =
  (
    write: (call: SampleCall, facts: NominationFacts) => EmailContent,
    about: Partial<NominationFacts> = {},
  ): EmailSample =>
  (call) =>
    write(call, {
      evaluationId: givenEvaluation.id,
      name: givenEvaluation.nameIn(call.language),
      author: amina,
      subject: camille,
      dueOn: new Date(call.services.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
      status: "open",
      note: note[call.language],
      decidedBy: "lead",
      isToManager: false,
      ...about,
    });

export const reminder =
  (about: Partial<NominationFacts> = {}): EmailSample =>
  async (call) => ({
    ...(await nominationSample(writeReminder, about)(call)),
    stop: stopSample(call, getTexts(call.language).reminder.stop),
  });
export const toManager = { status: "sent", decidedBy: "direct_manager", isToManager: true } as const;
