import { givenEvaluation } from "#evaluations/server/emails/samples.ts";
import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { paths } from "#paths.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import type { EmailSample, EmailSamples, SampleCall } from "#platform/server/emailTemplate.ts";
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
} satisfies Record<string, EmailSamples>;
