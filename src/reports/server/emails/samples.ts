import { givenEvaluation } from "#evaluations/server/emails/samples.ts";
import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailSample, SampleCall } from "#platform/server/emailTemplate.ts";
import { writeFlagDecided, writeFlagged } from "./flagged.ts";
import { writeToReview } from "./toReview.ts";
import { textsOf, writeAnnouncement, writeNewLink } from "./templates.ts";

const { camille, amina } = givenPeople;

const linkIn = ({ services }: SampleCall, servesOnce: boolean) => ({
  url: services.appUrl + (servesOnce ? paths.reportLink({ token: "" }) : paths.report(givenEvaluation.id)),
  servesOnce,
});

export const announcement =
  (kind: "ready" | "completed", { showsNobody }: { showsNobody: boolean }): EmailSample =>
  (call) => {
    const told = {
      evaluationName: givenEvaluation.nameIn(call.language),
      firstName: kind === "ready" ? camille.firstName : amina.firstName,
      subject: camille,
      releasedOn: call.services.now().toISOString().slice(0, 10),
      showsNobody,
    };
    return {
      ...writeAnnouncement(kind, call.language, told, linkIn(call, false)),
      stop: stopSample(call, textsOf(call.language).stop),
    };
  };

const factsIn = ({ language }: SampleCall, firstName: string) => ({
  evaluationId: givenEvaluation.id,
  evaluation: givenEvaluation.nameIn(language),
  firstName,
  person: fullName(camille),
});

export const flagged =
  ({ decides }: { decides: boolean }): EmailSample =>
  (call) =>
    writeFlagged(call, {
      ...factsIn(call, amina.firstName),
      flaggedOn: call.services.now().toISOString().slice(0, 10),
      decides,
    });

export const newLink: EmailSample = (call) =>
  writeNewLink(call.language, { evaluationName: givenEvaluation.nameIn(call.language) }, linkIn(call, true));
export const toReview: EmailSample = (call) => writeToReview(call, factsIn(call, amina.firstName));
export const flagDecided: EmailSample = (call) =>
  writeFlagDecided(call, factsIn(call, camille.firstName), linkIn(call, false));
