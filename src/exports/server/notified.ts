import type { NotificationObject } from "#notifications/server/objects.ts";
import { NotifiedExport } from "../contract.ts";
import type { exportKinds } from "../rules/notifications.ts";
import { listByIds } from "./jobs.ts";

/** Of a file that is there, or could not be prepared: its name. What is prepared again meanwhile is no news. */
export const exportNotifications: NotificationObject<keyof typeof exportKinds> = {
  facts: NotifiedExport,
  async resolve(tx, actor, asked) {
    const jobs = await listByIds(tx, actor, [...new Set(asked.map(({ objectId }) => objectId))]);
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const state = { export_ready: "done", export_failed: "failed" } as const;
    return ({ kind, objectId }) => {
      const job = byId.get(objectId);
      if (job?.state !== state[kind]) return null;
      return { isToDo: false, facts: { title: job.title, format: job.format } };
    };
  },
};
