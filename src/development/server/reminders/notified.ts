import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { NotifiedDue } from "../../contract/notified.ts";
import { findDueHorizon } from "../../rules/reminders.ts";
import type { dueKinds } from "../../rules/notifications.ts";
import { listDatedItems } from "./dueItems.ts";

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
    return ({ objectId }) => {
      const next = items.find((one) => one.objectiveId === objectId && one.remindedDueOn === one.dueOn);
      if (!next) return null;
      return { isToDo: false, facts: { profileId, words: next.words, on: next.dueOn } };
    };
  },
};
