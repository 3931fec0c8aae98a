import * as z from "zod";
import { stopSample } from "#notifications/server/emails/stopLink.ts";
import { describeEmails, type EmailSample } from "#platform/server/emails/emailTemplate.ts";
import { buildReminderKey } from "../../../rules/reminders.ts";
import { reminder, writeReminder } from "./template.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

declare module "#platform/server/emails/messageKinds.ts" {
  interface MessagePayloads {
    /** The objectives and actions of the person’s own plan of which it reminds: what is still to do is read when it leaves. */
    "development.reminder": { itemIds: string[] };
  }
}

/** A sample opens nothing. */
const nobodysId = "00000000-0000-4000-8000-000000000000";

const words = {
  fr: ["Demander un retour après chaque réunion d’équipe", "Confier une réunion par mois"],
  en: ["Ask for feedback after each team meeting", "Hand over one meeting a month"],
};

const sample =
  (count: number, isPrivate = false): EmailSample =>
  (call) => {
    const items = words[call.language].slice(0, count).map((said, place) => ({
      words: said,
      isPrivate,
      dueOn: new Date(call.services.now().getTime() + (place + 2) * 86_400_000).toISOString().slice(0, 10),
    }));
    const content = writeReminder(call, nobodysId, items);
    if (!content) throw new Error("a sample has something due");
    return { ...content, stop: stopSample(call, { fr, en }[call.language].stop) };
  };

export const developmentEmails = describeEmails(
  { fr: fr.names, en: en.names },
  {
    "development.reminder": {
      payload: z.strictObject({ itemIds: z.array(z.uuid()) }),
      template: reminder,
      samples: { usual: sample(1), several: sample(2), kept: sample(1, true) },
      buildReminderKey,
    },
  },
);
