import * as z from "zod";
import { describeEmails } from "#platform/server/emails/emailTemplate.ts";
import { flagDecidedEmail, flaggedEmail } from "./flagged.ts";
import * as samples from "./samples.ts";
import { announcement, newLink } from "./templates.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { toReviewEmail } from "./toReview.ts";

type EvaluationPayload = {
  evaluationId: string;
};
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    "reports.ready": EvaluationPayload;
    "reports.completed": EvaluationPayload;
    "reports.newLink": EvaluationPayload;
    /** To those who may publish: the report awaits their review. */
    "reports.toReview": EvaluationPayload;
    /** A comment of a report was flagged; it was decided about. */
    "reports.flagged": EvaluationPayload;
    "reports.flagDecided": EvaluationPayload;
  }
}

const payload = z.strictObject({ evaluationId: z.uuid() });
const buildSamples = (kind: "ready" | "completed") => ({
  usual: samples.announcement(kind, { isEmpty: false }),
  empty: samples.announcement(kind, { isEmpty: true }),
});

export const reportEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "reports.ready": { payload, template: announcement("ready"), samples: buildSamples("ready") },
    "reports.completed": { payload, template: announcement("completed"), samples: buildSamples("completed") },
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
