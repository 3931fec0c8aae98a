import * as z from "zod";
import { describeEmails } from "#platform/server/emailTemplate.ts";
import { flagDecidedEmail, flaggedEmail } from "./flagged.ts";
import * as samples from "./samples.ts";
import { announcement, newLink } from "./templates.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { toReviewEmail } from "./toReview.ts";

type About = {
  evaluationId: string;
};
declare module "#platform/server/messageKinds.ts" {
  interface MessagePayloads {
    "reports.ready": About;
    "reports.completed": About;
    "reports.newLink": About;
    /** To whoever may publish: it waits to be read through. */
    "reports.toReview": About;
    /** A comment of a report was flagged; it was decided about. */
    "reports.flagged": About;
    "reports.flagDecided": About;
  }
}

const payload = z.strictObject({ evaluationId: z.uuid() });
const announced = (kind: "ready" | "completed") => ({
  usual: samples.announcement(kind, { showsNobody: false }),
  empty: samples.announcement(kind, { showsNobody: true }),
});

export const reportEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "reports.ready": { payload, template: announcement("ready"), samples: announced("ready") },
    "reports.completed": { payload, template: announcement("completed"), samples: announced("completed") },
    "reports.toReview": { payload, template: toReviewEmail, samples: { usual: samples.toReview } },
    "reports.newLink": { payload, template: newLink, samples: { usual: samples.newLink } },
    "reports.flagged": {
      payload,
      template: flaggedEmail,
      samples: {
        usual: samples.flagged({ decides: true }),
        undecided: samples.flagged({ decides: false }),
      },
    },
    "reports.flagDecided": { payload, template: flagDecidedEmail, samples: { usual: samples.flagDecided } },
  },
);
