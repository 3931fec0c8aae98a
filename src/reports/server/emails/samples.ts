import { givenEvaluation } from "#evaluations/server/emails/samples.ts";
import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailSample, EmailSamples, SampleCall } from "#platform/server/emailTemplate.ts";
import { writeFlagDecided, writeFlagged } from "./flagged.ts";
import { writeToReview } from "./toReview.ts";
import { textsOf, writeAnnouncement, writeNewLink } from "./templates.ts";

const { camille, amina } = givenPeople;

const linkIn = ({ services }: SampleCall, servesOnce: boolean) => ({
  url: services.appUrl + (servesOnce ? paths.reportLink({ token: "" }) : paths.report(givenEvaluation.id)),
  servesOnce,
});

const announcement =
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

const flagged =
  ({ decides }: { decides: boolean }): EmailSample =>
  (call) =>
    writeFlagged(call, {
      ...factsIn(call, amina.firstName),
      flaggedOn: call.services.now().toISOString().slice(0, 10),
      decides,
    });

export const reportSamples = {
  "reports.ready": {
    usual: announcement("ready", { showsNobody: false }),
    empty: announcement("ready", { showsNobody: true }),
  },
  "reports.completed": {
    usual: announcement("completed", { showsNobody: false }),
    empty: announcement("completed", { showsNobody: true }),
  },
  "reports.newLink": {
    usual: (call) =>
      writeNewLink(
        call.language,
        { evaluationName: givenEvaluation.nameIn(call.language) },
        linkIn(call, true),
      ),
  },
  "reports.toReview": { usual: (call) => writeToReview(call, factsIn(call, amina.firstName)) },
  "reports.flagged": { usual: flagged({ decides: true }), undecided: flagged({ decides: false }) },
  "reports.flagDecided": {
    usual: (call) => writeFlagDecided(call, factsIn(call, camille.firstName), linkIn(call, false)),
  },
} satisfies Record<string, EmailSamples>;
