import type { QueryClient } from "@tanstack/react-query";
import type { authContract } from "#auth/contract.ts";
import { paths } from "#paths.ts";
import { apiOf } from "#platform/client/api.ts";

const auth = apiOf<typeof authContract>("auth");

/** Signs out and goes to the public page: a full load, so that nothing of this person stays in memory. */
export async function signOut(): Promise<void> {
  await auth.signOut({});
  window.location.assign(paths.home());
}

export async function switchCompany(queryClient: QueryClient, companyId: string): Promise<void> {
  await auth.switchCompany({ companyId });
  queryClient.clear();
  window.location.assign(paths.dashboard());
}

const here = () => window.location.pathname + window.location.search;
let leaving = false;

/** The session is gone: sign in again, then come back to this page. */
export function forceLogout(notice: "invalid" | "expired"): void {
  if (leaving) return;
  leaving = true;
  window.location.replace(paths.login({ notice, next: here() }));
}

/** A visitor who wants a page of ours. */
export function askToSignIn(): void {
  if (leaving) return;
  leaving = true;
  window.location.replace(paths.login({ next: here() }));
}

/** Nothing else is open before a second factor is set up. */
export function setUpSecondFactor(): void {
  if (leaving || window.location.pathname === paths.security()) return;
  leaving = true;
  window.location.assign(paths.security());
}
