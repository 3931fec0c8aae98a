import { createContext, useContext, type ReactNode } from "react";
import type { Capability } from "#platform/contract/endpoint.ts";
import type { Language } from "#platform/texts.ts";

/** Who is signed in, as the contract of `auth` gives it: the platform only names the shape. */
export interface SignedIn {
  profileId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: "admin" | "account_owner" | "team_manager" | "user";
  isAdmin: boolean;
  capabilities: Capability[];
  language: Language;
  /** « reading »: nothing but one report is open. */
  scope: "full" | "answering" | "reading";
  /** Nothing but the security page is open before a second factor is set up. */
  needsSecondFactor: boolean;
  company: { id: string; name: string; isDemonstration: boolean };
  /** The saved view of a list that the sidebar opens. */
  defaultViews: { list: string; id: string; state: string }[];
  otherCompanies: { id: string; name: string }[];
}

const ViewerContext = createContext<SignedIn | null>(null);

export const ViewerProvider = ({ viewer, children }: { viewer: SignedIn; children: ReactNode }) => (
  <ViewerContext.Provider value={viewer}>{children}</ViewerContext.Provider>
);

/** Every screen of the workspace has somebody signed in: the router sees to it. */
export function useViewer(): SignedIn {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("ViewerProvider is missing");
  return viewer;
}

export const useCan = (capability: Capability) => useViewer().capabilities.includes(capability);
