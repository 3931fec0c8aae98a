import { askViewer } from "#auth/client/light/viewer.ts";
import type { AnswerForm } from "../../../contract.ts";
import type { Draft } from "../saving/draftStore.ts";
import { findDevice } from "./device.ts";

/**
 * What the person signed in wrote here for an evaluation that the server no longer gives them: withdrawn, or deleted,
 * while something waited. Null when there is nothing, or when it is somebody else's.
 */
export async function readLeftBehind(
  evaluationId: string,
): Promise<{ form: AnswerForm; drafts: readonly Draft[] } | null> {
  const viewer = await askViewer();
  const device = viewer && (await findDevice(viewer.profileId));
  const form = device && (await device.readForm(evaluationId));
  return form ? { form, drafts: await device.readDrafts(evaluationId) } : null;
}
