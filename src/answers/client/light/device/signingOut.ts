import { authApi } from "#auth/client/light/api.ts";
import { keepingAppearance } from "#platform/client/appearance.ts";
import { countUnsent, forget, forgetLastPerson, holdPerson, lastPerson, sweep } from "./records.ts";
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
  const person = await lastPerson().catch(() => undefined);
  const { others } = await countWaiting();
  await keepingAppearance(async () => {
    await authApi.signOut(others > 0 ? { keepsStorage: true } : {});
  });
  await forget(person).catch(() => {});
}

/** Records whose session a shell has seen: that person's form opens offline. Deletes expired drafts. */
export async function notePerson(person: string): Promise<void> {
  await (isDeviceShared() ? forgetLastPerson() : holdPerson(person)).catch(() => {});
  await sweep(Date.now()).catch(() => {});
}

/** A browser that keeps nothing has nothing to lose. */
async function countWaiting(): Promise<{ mine: number; others: number }> {
  try {
    return await countUnsent(await lastPerson());
  } catch {
    return { mine: 0, others: 0 };
  }
}
