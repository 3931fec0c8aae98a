import * as z from "zod";
import { describeEmails } from "#platform/server/emails/emailTemplate.ts";
import { indexOnEmail, indexOnSample } from "./indexOn.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type Nothing = Record<never, never>;
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    /** The contribution index was switched on. */
    "analytics.indexOn": Nothing;
  }
  interface InvitationKinds {
    /** It goes to people who have not joined, too. */
    "analytics.indexOn": true;
  }
}

export const analyticsEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "analytics.indexOn": {
      payload: z.strictObject({}),
      template: indexOnEmail,
      samples: { usual: indexOnSample },
      isInvitation: true,
      isReplacedByNewer: true,
    },
  },
);
