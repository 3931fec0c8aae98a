import { givenEvaluation } from "#evaluations/server/emails/samples.ts";
import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailSample, SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { writeFlagDecided, writeFlagged } from "./flagged.ts";
import { writeToReview } from "./toReview.ts";
import { selectTexts, writeAnnouncement, writeNewLink } from "./templates.ts";

const { camille, amina } = givenPeople;

const buildLink = ({ services }: SampleCall, servesOnce: boolean) => ({
  url: services.appUrl + (servesOnce ? paths.reportLink({ token: "" }) : paths.report(givenEvaluation.id)),
  servesOnce,
});

export const announcement =
  (kind: "ready" | "completed", { isEmpty }: { isEmpty: boolean }): EmailSample =>
  (call) => {
    const report = {
      evaluationName: givenEvaluation.nameIn(call.language),
      firstName: kind === "ready" ? camille.firstName : amina.firstName,
      subject: camille,
      releasedOn: call.services.now().toISOString().slice(0, 10),
      isEmpty,
    };
    return {
      ...writeAnnouncement(kind, call.language, report, buildLink(call, false)),
      stop: stopSample(call, selectTexts(call.language).stop),
    };
  };

const buildFacts = ({ language }: SampleCall, firstName: string) => ({
  evaluationId: givenEvaluation.id,
  evaluation: givenEvaluation.nameIn(language),
  firstName,
  person: fullName(camille),
});

export const flagged =
  ({ decides }: { decides: boolean }): EmailSample =>
  (call) =>
    writeFlagged(call, {
      ...buildFacts(call, amina.firstName),
      flaggedOn: call.services.now().toISOString().slice(0, 10),
      decides,
    });

export const newLink: EmailSample = (call) =>
  writeNewLink(
    call.language,
    { evaluationName: givenEvaluation.nameIn(call.language) },
    buildLink(call, true),
  );
export const toReview: EmailSample = (call) => writeToReview(call, buildFacts(call, amina.firstName));
export const flagDecided: EmailSample = (call) =>
  writeFlagDecided(call, buildFacts(call, camille.firstName), buildLink(call, false));
