import * as z from "zod";
import { givenPeople } from "#people/server/emails/samples.ts";
import { describeEmails, type EmailSample } from "#platform/server/emails/emailTemplate.ts";
import { handoverDays } from "../../../rules/handover.ts";
import { handover, writeHandover } from "./template.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    /** To the person, of the managers who will read their plan: who of them still waits is read when it leaves. */
    "development.handover": { handoverIds: string[] };
  }
}

const sample =
  (managers: Parameters<typeof writeHandover>[1]["managers"]): EmailSample =>
  (call) =>
    writeHandover(call, {
      // A sample opens nothing.
      profileId: "00000000-0000-4000-8000-000000000000",
      managers,
      opensOn: new Date(call.services.now().getTime() + handoverDays * 86_400_000).toISOString().slice(0, 10),
    });

export const handoverEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "development.handover": {
      payload: z.strictObject({ handoverIds: z.array(z.uuid()) }),
      template: handover,
      samples: {
        usual: sample([givenPeople.amina]),
        several: sample([givenPeople.amina, givenPeople.camille]),
      },
    },
  },
);
