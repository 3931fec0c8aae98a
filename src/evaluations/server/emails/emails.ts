import * as z from "zod";
import { describeEmails } from "#platform/server/emails/emailTemplate.ts";
import { buildReminderKey } from "../../rules/reminders.ts";
import { invitationEmail } from "./invitation.ts";
import { invitationsEmail } from "./invitations.ts";
import { newLinkEmail } from "./newLink.ts";
import { notStartedEmail } from "./notStarted.ts";
import { reminderEmail } from "./reminder.ts";
import * as samples from "./samples.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type EvaluationPayload = {
  evaluationId: string;
};
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    "evaluations.invitation": EvaluationPayload;
    /** Several that were launched together, in one email. */
    "evaluations.invitations": { ids: string[] };
    "evaluations.newLink": EvaluationPayload;
    /** One a day and person, over all that they are asked. */
    "evaluations.reminder": Record<string, never>;
    /** A planned launch did not happen. */
    "evaluations.notStarted": EvaluationPayload;
  }
  interface InvitationKinds {
    "evaluations.invitation": true;
    "evaluations.invitations": true;
  }
}

const evaluationPayload = z.strictObject({ evaluationId: z.uuid() });

export const evaluationEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "evaluations.invitation": {
      payload: evaluationPayload,
      template: invitationEmail,
      samples: {
        peer: samples.invitation("peer"),
        direct_report: samples.invitation("direct_report"),
        manager: samples.invitation("manager"),
        subject: samples.invitation("subject"),
        watching: samples.invitation(null),
      },
      isInvitation: true,
    },
    "evaluations.invitations": {
      payload: z.strictObject({ ids: z.array(z.uuid()).min(1) }),
      template: invitationsEmail,
      samples: {
        several: samples.invitations({ role: "peer" }, { role: "peer", about: "olivier" }),
        withOwn: samples.invitations({ role: "subject" }, { role: "peer", about: "olivier", to: "camille" }),
      },
      isInvitation: true,
    },
    "evaluations.newLink": {
      payload: evaluationPayload,
      template: newLinkEmail,
      samples: { usual: samples.newLink },
    },
    "evaluations.reminder": {
      payload: z.strictObject({}),
      template: reminderEmail,
      samples: {
        usual: samples.reminder({ role: "peer", days: 2 }),
        subject: samples.reminder({ role: "subject", days: 2 }),
        several: samples.reminder({ role: "peer", days: 2 }, { role: "peer", days: 7, about: "olivier" }),
      },
      isReplacedByNewer: true,
      buildReminderKey,
    },
    "evaluations.notStarted": {
      payload: evaluationPayload,
      template: notStartedEmail,
      samples: { usual: samples.notStarted },
    },
  },
);
