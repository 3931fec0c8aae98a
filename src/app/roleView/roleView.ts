import { listCapabilities } from "#people/rules.ts";
import type { SignedInViewer } from "#platform/ui/viewer.tsx";
import { roles } from "#platform/vocabulary.ts";

/** As which role an administrator looks at the product while developing it (src/app/README.md). */
export type ViewedRole = SignedInViewer["role"];

const key = "rondo_role_view";

/** The role chosen in this tab; "admin" where none is. */
export function readChosenRole(): ViewedRole {
  try {
    const stored = sessionStorage.getItem(key);
    return roles.find((role) => role === stored) ?? "admin";
  } catch {
    return "admin";
  }
}

/** Throws where the browser keeps nothing for a page: a choice that the next page forgets is none. */
export const chooseRole = (role: ViewedRole) => sessionStorage.setItem(key, role);

/**
 * The viewer with the menu and the guards of another role. Only what an administrator may do is taken away, and only
 * in this browser: the server goes on answering to who is signed in. Other people keep their own view.
 */
export function viewAsRole<
  One extends Pick<SignedInViewer, "role" | "isAdmin" | "capabilities" | "managesPeople">,
>(viewer: One, role: ViewedRole): One {
  if (!viewer.isAdmin || role === "admin") return viewer;
  const standing = { role, isAdmin: false };
  const managesPeople = role === "user" ? false : role === "team_manager" || viewer.managesPeople;
  return { ...viewer, ...standing, managesPeople, capabilities: listCapabilities(standing) };
}
