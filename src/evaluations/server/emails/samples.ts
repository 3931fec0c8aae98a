import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import { paths } from "#paths.ts";
import type { EmailSample, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { ParticipantRole } from "../../vocabulary.ts";
import { writeInvitation, type InvitationFacts } from "./invitation.ts";
import { writeInvitations } from "./invitations.ts";
import { writeNewLink } from "./newLink.ts";
import { writeNotStarted } from "./notStarted.ts";
import { writeReminder } from "./reminder.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { NOTICE_VERSION } from "../../rules/notice.ts";

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

const getDayAfter = (days: number, { services }: SampleCall) =>
  new Date(services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const buildLink = ({ services }: SampleCall, opensSession: boolean) => ({
  url: services.appUrl + (opensSession ? paths.answerLink({ token: "" }) : paths.answer(ids.evaluation)),
  opensSession,
});

interface SampleOptions {
  role: ParticipantRole | null;
  days?: number;
  about?: "camille" | "olivier";
  to?: "camille" | "amina";
}

const buildFacts = (
  call: SampleCall,
  {
    role,
    days = 14,
    about = "camille",
    to = role === "subject" || role === null ? "camille" : "amina",
  }: SampleOptions,
): InvitationFacts => ({
  evaluation: {
    id: ids.evaluation,
    name: givenEvaluation.nameIn(call.language),
    dueOn: getDayAfter(days, call),
    evaluationType: "full",
    threshold: 3,
    teamManagerReads: false,
    release: "next_morning",
    showsComments: true,
    noticeVersion: NOTICE_VERSION,
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
    writeInvitation(call, buildFacts(call, { role }), role && buildLink(call, role === "peer"));

export const invitations =
  (first: SampleOptions, second: SampleOptions): EmailSample =>
  (call) => {
    const buildPart = (part: SampleOptions) => ({
      ...buildFacts(call, part),
      link: part.role && buildLink(call, false),
    });
    return writeInvitations(call, [buildPart(first), buildPart(second)], { opensSession: false });
  };

export const reminder =
  (...parts: readonly SampleOptions[]): EmailSample =>
  (call) =>
    writeReminder(
      call,
      parts.map((part) => ({ ...buildFacts(call, part), link: buildLink(call, false) })),
      { stop: stopSample(call, (call.language === "fr" ? fr : en).reminder.stop) },
    );

export const newLink: EmailSample = (call) =>
  writeNewLink(call.language, buildFacts(call, { role: "peer" }).evaluation, buildLink(call, true));

export const notStarted: EmailSample = (call) =>
  writeNotStarted(call.language, {
    name: givenEvaluation.nameIn(call.language),
    startsOn: getDayAfter(0, call),
    startFailure: "participant_left",
    url: call.services.appUrl + paths.editEvaluation(ids.evaluation),
  });
