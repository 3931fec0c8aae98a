import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import { paths } from "#paths.ts";
import type { EmailSample, SampleCall } from "#platform/server/emailTemplate.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { ParticipantRole } from "../../vocabulary.ts";
import { writeInvitation, type InvitationFacts } from "./invitation.ts";
import { writeInvitations } from "./invitations.ts";
import { writeNewLink } from "./newLink.ts";
import { writeNotStarted } from "./notStarted.ts";
import { writeReminder } from "./reminder.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const { camille, olivier, amina } = givenPeople;
const ids = {
  evaluation: "00000000-0000-4000-8000-000000000010",
  camille: "00000000-0000-4000-8000-000000000011",
  olivier: "00000000-0000-4000-8000-000000000012",
  amina: "00000000-0000-4000-8000-000000000013",
};

/** The made-up evaluation of every sample. */
export const givenEvaluation = {
  id: ids.evaluation,
  nameIn: (language: Language) => (language === "fr" ? "Bilan annuel" : "Yearly review"),
};

const dayAfter = (days: number, { services }: SampleCall) =>
  new Date(services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const linkIn = ({ services }: SampleCall, opensSession: boolean) => ({
  url: services.appUrl + (opensSession ? paths.answerLink({ token: "" }) : paths.answer(ids.evaluation)),
  opensSession,
});

interface Part {
  role: ParticipantRole | null;
  days?: number;
  about?: "camille" | "olivier";
  to?: "camille" | "amina";
}

const factsOf = (
  call: SampleCall,
  {
    role,
    days = 14,
    about = "camille",
    to = role === "subject" || role === null ? "camille" : "amina",
  }: Part,
): InvitationFacts => ({
  evaluation: {
    id: ids.evaluation,
    name: givenEvaluation.nameIn(call.language),
    dueOn: dayAfter(days, call),
    evaluationType: "full",
    threshold: 3,
    teamManagerReads: false,
    release: "next_morning",
  },
  author: { id: ids.amina, ...amina },
  subject: about === "camille" ? { id: ids.camille, ...camille } : { id: ids.olivier, ...olivier },
  recipient: {
    id: ids[to],
    joinedAt: new Date(0),
  },
  part: role && { role },
  items: Array.from({ length: 24 }, () => ({ type: "star_rating" as const })),
});

export const invitation =
  (role: ParticipantRole | null): EmailSample =>
  (call) =>
    // A colleague is invited by a link that opens their answers alone; the others sign in.
    writeInvitation(call, factsOf(call, { role }), role && linkIn(call, role === "peer"));

export const invitations =
  (first: Part, second: Part): EmailSample =>
  (call) => {
    const partOf = (part: Part) => ({ ...factsOf(call, part), link: part.role && linkIn(call, false) });
    return writeInvitations(call, [partOf(first), partOf(second)], { opensSession: false });
  };

export const reminder =
  (...parts: readonly Part[]): EmailSample =>
  (call) =>
    writeReminder(
      call,
      parts.map((part) => ({ ...factsOf(call, part), link: linkIn(call, false) })),
      { stop: stopSample(call, (call.language === "fr" ? fr : en).reminder.stop) },
    );

export const newLink: EmailSample = (call) =>
  writeNewLink(call.language, factsOf(call, { role: "peer" }).evaluation, linkIn(call, true));

export const notStarted: EmailSample = (call) =>
  writeNotStarted(call.language, {
    name: givenEvaluation.nameIn(call.language),
    startsOn: dayAfter(0, call),
    startFailure: "participant_left",
    url: call.services.appUrl + paths.editEvaluation(ids.evaluation),
  });
