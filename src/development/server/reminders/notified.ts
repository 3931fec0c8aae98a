import * as z from "zod";
import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { NotifiedDue } from "../../contract/notified.ts";
import { findDueHorizon } from "../../rules/reminders.ts";
import type { dueKinds } from "../../rules/notifications.ts";
import { listDatedItems } from "./dueItems.ts";

/** Of which items of the objective a notification reminds. */
const Facts = z.object({ itemIds: z.array(z.uuid()) });

/** Of a person’s reminders, those of what is still to do in their own plan, until its day is over. */
export const dueNotifications: NotificationObject<keyof typeof dueKinds> = {
  facts: NotifiedDue,
  async resolve(tx, { companyId, profileId, at }) {
    const { timeZone } = await readCompany(tx, companyId);
    const today = dayIn(timeZone, at);
    const items = await listDatedItems(tx, companyId, {
      from: today,
      until: findDueHorizon(today),
      profileId,
    });
    return ({ facts }) => {
      const { data } = Facts.safeParse(facts);
      const next = items.find((one) => data?.itemIds.includes(one.id) && one.remindedDueOn === one.dueOn);
      if (!next) return null;
      return { isToDo: false, facts: { profileId, words: next.words, on: next.dueOn } };
    };
  },
};
