import { failureFrom, readAddress } from "#platform/client/api.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { AnswerForm } from "../../../contract.ts";
import { formAddress } from "../../../rules/formAddress.ts";
import { isOpenFor } from "../../../rules/status.ts";
import type { Draft } from "../saving/draftStore.ts";
import { openDevice, reopenDevice, type Device } from "./device.ts";
import { deleteLastPerson } from "./records.ts";

/** How long to wait for the server when this device could open the form by itself, in milliseconds. */
const SERVER_TIMEOUT = 4_000;

export interface OpenedPart {
  form: AnswerForm;
  /** Written here and not known to have arrived. */
  drafts: readonly Draft[];
  device: Device;
  /** False when the form comes from this device and the server has not answered yet. */
  isFresh: boolean;
}

/** The server is unreachable; an answer, even an error, is a different case. */
export const isUnreachable = (code: ErrorCode) =>
  ["network_error", "service_unavailable", "too_many_at_once"].includes(code);
const isForAnotherPerson = (code: ErrorCode) => code === "not_involved" || code === "evaluation_not_found";

/** Loads the form and its unsent drafts: from the server, else from this device. */
export async function openPart(evaluationId: string): Promise<OpenedPart> {
  const request = loadFromServer(evaluationId);
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), SERVER_TIMEOUT));
  try {
    const first = await Promise.race([request, timeout]);
    const kept = first ? null : await loadFromDevice(evaluationId);
    // The server may have answered while the device was read.
    const part = first ?? (await (kept ? Promise.race([request, Promise.resolve(kept)]) : request));
    // Only the reading that opens the form is kept: a later one would put back what the person has changed since.
    if (part.isFresh) keepWhileOpen(part.device, part.form);
    return part;
  } catch (error) {
    const { code } = failureFrom(error);
    // The signed-in person is not the one whose form this device stores.
    if (isForAnotherPerson(code)) await deleteLastPerson().catch(() => {});
    const kept = isUnreachable(code) ? await loadFromDevice(evaluationId) : null;
    if (kept) return kept;
    throw error;
  }
}

async function loadFromServer(evaluationId: string): Promise<OpenedPart> {
  const form = await readAddress<AnswerForm>(formAddress(evaluationId));
  const device = await openDevice(form.respondentId);
  return { form, device, drafts: await device.readDrafts(evaluationId), isFresh: true };
}

async function loadFromDevice(evaluationId: string): Promise<OpenedPart | null> {
  const device = await reopenDevice();
  const form = await device.readForm(evaluationId);
  return form && { form, device, drafts: await device.readDrafts(evaluationId), isFresh: false };
}

/** Stores the form on this device while it can be answered, and deletes it afterwards. */
export function keepWhileOpen(device: Device, form: AnswerForm): void {
  if (isOpenFor(form.status, form.participantStatus)) device.keepForm(form);
  else device.dropForm(form.evaluationId);
}
