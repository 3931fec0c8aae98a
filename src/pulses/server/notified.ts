import { and, eq, inArray, sql } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import type { NotificationObject } from "#notifications/server/objects.ts";
import { translated } from "#platform/texts.ts";
import { NotifiedRun } from "../contract/notified.ts";
import type { pulseKinds } from "../rules/notifications.ts";
import { resolvePublished } from "../rules/publication.ts";
import { pulseInvitations, pulseNotes, pulseReceipts, pulseRuns } from "../tables.ts";
import { selectClosingDay } from "./runs/facts.ts";

/**
 * Of a person's notifications about runs that asked them. One is to do while they may answer: that they have is read from
 * their own receipt, and nothing is written when they do.
 */
export const runNotifications: NotificationObject<keyof typeof pulseKinds> = {
  facts: NotifiedRun,
  async resolve(tx, actor, asked) {
    const runs = await tx
      .select({
        id: pulseRuns.id,
        status: pulseRuns.status,
        content: pulseRuns.content,
        closesAt: pulseRuns.closesAt,
        closesOn: selectClosingDay,
        readers: pulseRuns.readers,
        shownAnswers: pulseRuns.shownAnswers,
        threshold: pulseRuns.threshold,
        isPublished: sql<boolean>`${pulseRuns.publishedAt} is not null`,
        isNotePublished: sql<boolean>`${pulseNotes.publishedAt} is not null`,
        hasAnswered: sql<boolean>`${pulseReceipts.id} is not null`,
      })
      .from(pulseInvitations)
      .innerJoin(
        pulseRuns,
        and(eq(pulseRuns.companyId, pulseInvitations.companyId), eq(pulseRuns.id, pulseInvitations.runId)),
      )
      .innerJoin(companies, eq(companies.id, pulseInvitations.companyId))
      .leftJoin(
        pulseNotes,
        and(eq(pulseNotes.companyId, pulseInvitations.companyId), eq(pulseNotes.runId, pulseRuns.id)),
      )
      .leftJoin(
        pulseReceipts,
        and(
          eq(pulseReceipts.companyId, pulseInvitations.companyId),
          eq(pulseReceipts.runId, pulseInvitations.runId),
          eq(pulseReceipts.profileId, pulseInvitations.profileId),
        ),
      )
      .where(
        and(
          eq(pulseInvitations.companyId, actor.companyId),
          eq(pulseInvitations.profileId, actor.profileId),
          inArray(pulseInvitations.runId, [...new Set(asked.map(({ objectId }) => objectId))]),
        ),
      );
    const byId = new Map(runs.map((run) => [run.id, run]));
    return ({ kind, objectId }) => {
      const run = byId.get(objectId);
      if (!run?.content) return null;
      const { text: name } = translated(actor.language, run.content.name);
      const published = resolvePublished(run);
      const facts = { name, closesOn: run.closesOn, hasResults: published?.hasResults ?? false };
      if (kind === "pulse_published") return published && { isToDo: false, facts };
      const isOpen = run.status === "open" && run.closesAt > actor.at;
      return isOpen ? { isToDo: !run.hasAnswered, facts } : null;
    };
  },
};
