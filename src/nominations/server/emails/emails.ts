import * as z from "zod";
import { describeEmails } from "#platform/server/emails/emailTemplate.ts";
import { buildReminderKey } from "../../rules/reminders.ts";
import { nominationSample, reminder, toManager } from "./samples.ts";
import * as templates from "./templates.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { writeApproved, writeAsked, writeLate, writeSent } from "./words.ts";

type About = {
  evaluationId: string;
};
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    /** The person evaluated is asked whom to invite, by a campaign or one by one; their proposal has come. */
    "nominations.asked": About & { campaignId?: string | undefined };
    "nominations.reminder": About;
    "nominations.sent": About;
    /** A manager approved it: the author may launch. */
    "nominations.approved": About;
    /** It is due soon; to the author, that it has not come. */
    "nominations.late": About;
  }
  interface InvitationKinds {
    "nominations.asked": true;
  }
}

const payload = z.strictObject({ evaluationId: z.uuid() });

export const nominationEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "nominations.asked": {
      payload: payload.extend({ campaignId: z.uuid().optional() }),
      template: templates.asked,
      samples: {
        usual: nominationSample(writeAsked),
        byManager: nominationSample(writeAsked, { decidedBy: "direct_manager" }),
        returned: nominationSample(writeAsked, { status: "returned" }),
      },
      isInvitation: true,
    },
    "nominations.reminder": {
      payload,
      template: templates.reminder,
      samples: { usual: reminder(), manager: reminder(toManager) },
      isReplacedByNewer: true,
      buildReminderKey,
    },
    "nominations.sent": {
      payload,
      template: templates.sent,
      samples: {
        usual: nominationSample(writeSent, { status: "sent" }),
        manager: nominationSample(writeSent, toManager),
      },
    },
    "nominations.approved": {
      payload,
      template: templates.approved,
      samples: { usual: nominationSample(writeApproved, { status: "approved" }) },
    },
    "nominations.late": {
      payload,
      template: templates.late,
      samples: {
        usual: nominationSample(writeLate),
        manager: nominationSample(writeLate, { status: "sent", decidedBy: "direct_manager" }),
      },
    },
  },
);
