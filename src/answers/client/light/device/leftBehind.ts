import { askViewer } from "#auth/client/light/viewer.ts";
import type { AnswerForm } from "../../../contract.ts";
import type { Draft } from "../saving/draftStore.ts";
import { findDevice } from "./device.ts";

/**
 * The signed-in person's texts for an evaluation that the server no longer returns (withdrawn or deleted meanwhile).
 * Null when there are none, or when they belong to another person.
 */
export async function readLeftBehind(
  evaluationId: string,
): Promise<{ form: AnswerForm; drafts: readonly Draft[] } | null> {
  const viewer = await askViewer();
  const device = viewer && (await findDevice(viewer.profileId));
  const form = device && (await device.readForm(evaluationId));
  return form ? { form, drafts: await device.readDrafts(evaluationId) } : null;
}
