import * as z from "zod";
import { givenEvaluation } from "#evaluations/server/emails/samples.ts";
import { givenPeople } from "#people/server/emails/samples.ts";
import { describeEmails, type EmailSample, type SampleCall } from "#platform/server/emails/emailTemplate.ts";
import { answered, asked } from "./templates.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { writeAnswered, writeAsked, type RequestFacts } from "./words.ts";

type About = { checkpointId: string };
declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    /** To who is asked to launch a short evaluation of what a plan is about; to the person, what became of it. */
    "development.checkpointAsked": About;
    "development.checkpointAnswered": About;
  }
}

const payload = z.strictObject({ checkpointId: z.uuid() });

const given = ({ language, services }: SampleCall): RequestFacts => ({
  // A sample opens nothing.
  profileId: "00000000-0000-4000-8000-000000000000",
  person: givenPeople.camille,
  launcher: givenPeople.amina,
  evaluation: givenEvaluation.nameIn(language),
  lastDay: new Date(services.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
});

const askedSample: EmailSample = (call) => writeAsked(call, given(call));
const answeredSample =
  (state: "launched" | "declined"): EmailSample =>
  (call) =>
    writeAnswered(call, { ...given(call), state });

export const checkpointEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "development.checkpointAsked": {
      payload,
      template: asked,
      samples: { usual: askedSample },
    },
    "development.checkpointAnswered": {
      payload,
      template: answered,
      samples: { usual: answeredSample("launched"), declined: answeredSample("declined") },
    },
  },
);
