import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { authContract } from "#auth/contract.ts";
import type { companyContract } from "#company/contract.ts";
import { paths } from "#paths.ts";
import { createApi } from "#platform/client/api.ts";

const auth = createApi<typeof authContract>("auth");

/** Loaded at sign-out, not with every page. */
const loadDevice = () => import("#answers/client/light/device/signingOut.ts");

/** This page is on its way out; the first reason wins. */
let leaving = false;

/** Signs out and goes to a public page: a full load, so that nothing of this person stays in memory. */
export async function signOut(to: string = paths.home()): Promise<void> {
  const { signOutOfDevice } = await loadDevice();
  // From now on a call that is refused for want of a session leads nowhere else.
  leaving = true;
  try {
    await signOutOfDevice();
  } catch (error) {
    leaving = false;
    throw error;
  }
  window.location.assign(to);
}

/**
 * Removes the company of the session, which ends with it, and leads to where one of one's own is created. Where people of a
 * real address would go with it, nothing is removed until that is wanted too: answers how many.
 */
export async function leaveRemovedDemonstration(withPeople: boolean): Promise<number> {
  leaving = true;
  try {
    const { people } = await createApi<typeof companyContract>("company").removeDemonstration({ withPeople });
    if (people > 0) {
      leaving = false;
      return people;
    }
  } catch (error) {
    leaving = false;
    throw error;
  }
  await signOut(paths.register({ after: "demonstration" }));
  return 0;
}

let unsentAtSignOut = 0;
const listeners = new Set<() => void>();
function setUnsent(count: number) {
  unsentAtSignOut = count;
  for (const listener of listeners) listener();
}

/** Signs out, or first lets SignOutDialog say what would be lost. */
export async function askToSignOut(): Promise<void> {
  const unsent = await (await loadDevice()).countMyUnsent();
  if (unsent > 0) setUnsent(unsent);
  else await signOut();
}
export const cancelSignOut = () => setUnsent(0);

export const useUnsentAtSignOut = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unsentAtSignOut,
  );

/** What this device keeps to answer without a network opens for the person seen here last. */
export async function notePerson(profileId: string): Promise<void> {
  await (await loadDevice()).recordPerson(profileId);
}

export async function switchCompany(queryClient: QueryClient, companyId: string): Promise<void> {
  await auth.switchCompany({ companyId });
  queryClient.clear();
  window.location.assign(paths.dashboard());
}

const getCurrentPath = () => window.location.pathname + window.location.search;

/** The session is gone: sign in again, then come back to this page. */
export function forceLogout(notice: "invalid" | "expired"): void {
  if (leaving) return;
  leaving = true;
  window.location.replace(paths.login({ notice, next: getCurrentPath() }));
}

/** Redirects a visitor without a session to sign in, and back to this page then. */
export function askToSignIn(): void {
  if (leaving) return;
  leaving = true;
  window.location.replace(paths.login({ next: getCurrentPath() }));
}

/** Nothing else is open before a second factor is set up. */
export function setUpSecondFactor(): void {
  if (leaving || window.location.pathname === paths.security()) return;
  leaving = true;
  window.location.assign(paths.security());
}
