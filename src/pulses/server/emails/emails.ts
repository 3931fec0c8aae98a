import * as z from "zod";
import { describeEmails } from "#platform/server/emails/emailTemplate.ts";
import { invitationEmail, reminderEmail } from "./invitation.ts";
import { lastEmail } from "./last.ts";
import { publishedEmail } from "./published.ts";
import * as samples from "./samples.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type RunPayload = {
  runId: string;
};
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    "pulses.invitation": RunPayload;
    "pulses.reminder": RunPayload;
    /** To the author, before the last run of a series. */
    "pulses.last": RunPayload;
    "pulses.published": RunPayload;
  }
}

const payload = z.strictObject({ runId: z.uuid() });

/** None of them is listed, counted or kept: that a reminder left would tell who had not answered (§8). */
export const pulseEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "pulses.invitation": {
      payload,
      template: invitationEmail,
      samples: {
        usual: samples.invitation("scale"),
        enps: samples.invitation("enps"),
        trueFalse: samples.invitation("true_false"),
        choice: samples.invitation("choice"),
        words: samples.invitation("text"),
      },
      leavesNoTrace: true,
    },
    "pulses.reminder": {
      payload,
      template: reminderEmail,
      samples: { usual: samples.reminder },
      leavesNoTrace: true,
    },
    "pulses.last": { payload, template: lastEmail, samples: { usual: samples.last }, leavesNoTrace: true },
    "pulses.published": {
      payload,
      template: publishedEmail,
      samples: { usual: samples.published(true), noteOnly: samples.published(false) },
      leavesNoTrace: true,
    },
  },
);
