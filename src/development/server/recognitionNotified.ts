import { and, eq, inArray } from "drizzle-orm";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { fullName } from "#people/rules/names.ts";
import { profiles } from "#people/tables.ts";
import { NotifiedRecognition } from "../contract/notified.ts";
import type { recognitionKinds } from "../rules/notifications.ts";
import { developmentRecognitions } from "../tables/recognitions.ts";

/** Of a person’s notifications, the thank-yous that they have received. */
export const recognitionNotifications: NotificationObject<keyof typeof recognitionKinds> = {
  facts: NotifiedRecognition,
  async resolve(tx, { companyId, profileId }, asked) {
    const rows = await tx
      .select({
        id: developmentRecognitions.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
      })
      .from(developmentRecognitions)
      .innerJoin(
        profiles,
        and(
          eq(profiles.companyId, developmentRecognitions.companyId),
          eq(profiles.id, developmentRecognitions.fromProfileId),
        ),
      )
      .where(
        and(
          eq(developmentRecognitions.companyId, companyId),
          eq(developmentRecognitions.toProfileId, profileId),
          inArray(developmentRecognitions.id, [...new Set(asked.map(({ objectId }) => objectId))]),
        ),
      );
    const names = new Map(rows.map(({ id, ...name }) => [id, fullName(name)]));
    return ({ objectId }) => {
      const name = names.get(objectId);
      return name === undefined ? null : { isToDo: false, facts: { profileId, name } };
    };
  },
};
