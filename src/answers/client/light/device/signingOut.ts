import { authApi } from "#auth/client/light/api.ts";
import { keepingAppearance } from "#platform/client/appearance.ts";
import {
  countUnsent,
  deletePerson,
  deleteLastPerson,
  saveLastPerson,
  readLastPerson,
  deleteExpired,
} from "./records.ts";
import { isDeviceShared } from "#auth/client/light/sharedDevice.ts";

/** How many of the person's answers wait on this device: signing out would lose them. */
export const countMyUnsent = async (): Promise<number> => {
  const { mine } = await countWaiting();
  return mine;
};

/**
 * Ends the session and deletes everything stored for the person. The server tells the browser to clear our storage
 * (Clear-Site-Data), unless another person's answers are stored here.
 */
export async function signOutOfDevice(): Promise<void> {
  const person = await readLastPerson().catch(() => undefined);
  const { others } = await countWaiting();
  await keepingAppearance(async () => {
    await authApi.signOut(others > 0 ? { keepsStorage: true } : {});
  });
  await deletePerson(person).catch(() => {});
}

/** Records whose session a shell has seen: that person's form opens offline. Deletes expired drafts. */
export async function recordPerson(person: string): Promise<void> {
  await (isDeviceShared() ? deleteLastPerson() : saveLastPerson(person)).catch(() => {});
  await deleteExpired(Date.now()).catch(() => {});
}

/** A browser that keeps nothing has nothing to lose. */
async function countWaiting(): Promise<{ mine: number; others: number }> {
  try {
    return await countUnsent(await readLastPerson());
  } catch {
    return { mine: 0, others: 0 };
  }
}
