import { createContext, useContext, type ReactNode } from "react";
import type { Capability } from "#platform/contract/endpoint.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { readerOffset } from "#platform/client/readerOffset.ts";
import type { Language, Role, SessionScope } from "#platform/vocabulary.ts";
import { dayAt, zoneNote, type Zone } from "#platform/zone.ts";

/** Who is signed in, as the contract of `auth` gives it: the platform only names the shape. */
export interface SignedInViewer {
  profileId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  isAdmin: boolean;
  capabilities: Capability[];
  language: Language;
  /** Whether a person reports to them, or is in a team that they manage. */
  managesPeople: boolean;
  /** A stored file. */
  avatar: string | null;
  /** « reading »: nothing but one report is open. */
  scope: SessionScope;
  /** Nothing but the security page is open before a second factor is set up. */
  needsSecondFactor: boolean;
  /** Nothing but the security page is open before a password set by an administrator is replaced. */
  needsOwnPassword: boolean;
  company: { id: string; name: string; isDemonstration: boolean; zone: Zone };
  /** The calendar date where the company is; read again with the rest of this. */
  today: string;
  /** The saved view of a list that the sidebar opens. */
  defaultViews: { list: string; id: string; state: string }[];
  otherCompanies: { id: string; name: string }[];
}

const ViewerContext = createContext<SignedInViewer | null>(null);
const RefreshContext = createContext<() => Promise<void>>(async () => {});

interface ViewerProviderProps {
  viewer: SignedInViewer;
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

/** The viewer of a screen of the workspace, which the router opens for signed-in people only. */
export function useViewer(): SignedInViewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("ViewerProvider is missing");
  return viewer;
}

export const useCan = (capability: Capability) => useViewer().capabilities.includes(capability);

/** What day it is, for every word about days: where the company is, whatever the browser's own date. */
export const useToday = () => useViewer().today;

/** « (heure de Montréal) » beside a day, for readers elsewhere; else nothing. */
export const useZoneNote = () => zoneNote(useLanguage().language, useViewer().company.zone, readerOffset());

/** The day on which a moment fell where the company is. */
export function useCompanyDay(): (moment: Date) => string {
  const { zone } = useViewer().company;
  return (moment) => dayAt(zone, moment);
}
