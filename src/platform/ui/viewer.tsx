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
  /** Somebody reports to them, or is in a team that they manage. */
  managesSomebody: boolean;
  /** A stored file. */
  avatar: string | null;
  /** « reading »: nothing but one report is open. */
  scope: "full" | "answering" | "reading";
  /** Nothing but the security page is open before a second factor is set up. */
  needsSecondFactor: boolean;
  /** Nothing but the security page is open before a password set by an administrator is replaced. */
  needsOwnPassword: boolean;
  company: { id: string; name: string; isDemonstration: boolean };
  /** The saved view of a list that the sidebar opens. */
  defaultViews: { list: string; id: string; state: string }[];
  otherCompanies: { id: string; name: string }[];
}

const ViewerContext = createContext<SignedIn | null>(null);
const RefreshContext = createContext<() => Promise<void>>(async () => {});

interface ViewerProviderProps {
  viewer: SignedIn;
  /** Reads who is signed in again, after a change of oneself. */
  refresh?: () => Promise<void>;
  children: ReactNode;
}

export const ViewerProvider = ({ viewer, refresh = async () => {}, children }: ViewerProviderProps) => (
  <RefreshContext.Provider value={refresh}>
    <ViewerContext.Provider value={viewer}>{children}</ViewerContext.Provider>
  </RefreshContext.Provider>
);

export const useRefreshViewer = () => useContext(RefreshContext);

/** Every screen of the workspace has somebody signed in: the router sees to it. */
export function useViewer(): SignedIn {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("ViewerProvider is missing");
  return viewer;
}

export const useCan = (capability: Capability) => useViewer().capabilities.includes(capability);
