import * as z from "zod";
import { describeEmails } from "#platform/server/emails/emailTemplate.ts";
import { addressElsewhereEmail } from "./addressElsewhere.ts";
import { invitationEmail } from "./invitation.ts";
import { newAdminEmail } from "./newAdmin.ts";
import { addressElsewhereSample, givenPeople, invitationSample, newAdminSample } from "./samples.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type Next = {
  /** Where the reader wanted to go. */
  next?: string | undefined;
};
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    "people.invitation": Next;
    /** A new invitation link, requested by the invited person. */
    "people.newLink": Next;
    /** `others` became admins by the same call. */
    "people.newAdmin": { profileId: string; others?: string[] | undefined; grantedBy: string };
    /** The provider of a person announces another address than ours. Neither of them is written here. */
    "people.addressElsewhere": { profileId: string; identityId: string };
  }
  interface InvitationKinds {
    "people.invitation": true;
  }
}

const next = z.strictObject({ next: z.string().optional() });
const { camille, olivier } = givenPeople;

export const peopleEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "people.invitation": {
      payload: next,
      template: invitationEmail,
      samples: { usual: invitationSample },
      isInvitation: true,
      isListed: true,
    },
    "people.newLink": { payload: next, template: invitationEmail, samples: { usual: invitationSample } },
    "people.newAdmin": {
      payload: z.strictObject({
        profileId: z.uuid(),
        others: z.array(z.uuid()).optional(),
        grantedBy: z.uuid(),
      }),
      template: newAdminEmail,
      samples: { usual: newAdminSample([camille]), several: newAdminSample([camille, olivier]) },
      isListed: true,
    },
    "people.addressElsewhere": {
      payload: z.strictObject({ profileId: z.uuid(), identityId: z.uuid() }),
      template: addressElsewhereEmail,
      samples: { usual: addressElsewhereSample },
    },
  },
);
