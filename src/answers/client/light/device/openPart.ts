import { readAddress } from "#platform/client/api.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { AnswerForm } from "../../../contract.ts";
import { formAddress } from "../../../rules/formAddress.ts";
import { isOpenFor } from "../../../rules/status.ts";
import type { Draft } from "../saving/draftStore.ts";
import { openDevice, reopenDevice, type Device } from "./device.ts";
import { openSooner } from "./openSooner.ts";

export interface OpenedPart {
  form: AnswerForm;
  /** Written here and not known to have arrived. */
  drafts: readonly Draft[];
  device: Device;
  /** False when the form comes from this device and the server has not answered yet. */
  isFresh: boolean;
}

const isForAnotherPerson = (code: ErrorCode) => code === "not_involved" || code === "evaluation_not_found";

/** Loads the form and its unsent drafts: from the server, else from this device. */
export async function openPart(evaluationId: string): Promise<OpenedPart> {
  const part = await openSooner(
    () => loadFromServer(evaluationId),
    () => loadFromDevice(evaluationId),
    isForAnotherPerson,
  );
  // Only the reading that opens the form is kept: a later one would put back what the person has changed since.
  if (part.isFresh) keepWhileOpen(part.device, part.form);
  return part;
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
