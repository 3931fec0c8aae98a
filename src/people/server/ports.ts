import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Importer } from "#imports/server/kind.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { declarePorts } from "#platform/server/ports.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Consequences } from "../contract/consequences.ts";
import type { ManagedTeams, PersonTeam } from "../contract/person.ts";
import type { PlaceChange } from "../rules/consequences.ts";
import type { NamedTeam, NewTeam } from "../rules/import/teams.ts";
import type { Person } from "../rules.ts";
import type { ChangeContext } from "./changeContext.ts";
import type { LeadKind } from "../vocabulary.ts";

/** Parts of a statement, but for the last. */
interface TeamPorts {
  /** The teams of a person, the main one first. */
  selectPersonTeams: (companyId: SQLWrapper, profileId: SQLWrapper) => SQL<PersonTeam[]>;
  /** The highest team that a person manages; null for none. */
  selectHighestLevel: (
    companyId: SQLWrapper,
    profileId: SQLWrapper,
  ) => SQL<Exclude<LeadKind, "people"> | null>;
  /** The people of a team, as a query of profile ids. */
  selectMemberIds: (companyId: string, teamId: string) => SQL;
  /** The people of the teams that a person manages, as a query of profile ids. */
  membersManagedBy: (companyId: string, managerProfileId: string) => SQL;
  /** The teams that these people manage together. */
  selectManagedTeams: (
    reader: Pick<Actor, "companyId" | "profileId">,
    ids: readonly string[],
  ) => SQL<ManagedTeams>;
  /** Gives their teams to another manager, but for those of the actor. Under the lock of the company. */
  handOver: (context: ChangeContext, going: readonly string[], to: Person) => Promise<void>;
}

interface WritingCall {
  tx: Tenant;
  services: Services;
  importer: Importer;
  importId: string;
}

interface ImportedTeams {
  /** The teams of the company whose names these are, without capitals or accents, and the names of all of them. */
  named: (
    tx: Tenant,
    importer: Importer,
    names: readonly string[],
  ) => Promise<{ teams: NamedTeam[]; allNames: string[] }>;
  /** Whether the importer may create a team on the page of teams. */
  mayCreate: (importer: Importer) => boolean;
  /** Creates them as that page does; false when the company has one of these names by now. */
  create: (call: WritingCall, teams: readonly NewTeam[]) => Promise<boolean>;
  /**
   * Adds people as the page of the team does, each to one team; false when a team, or one of them, cannot be joined
   * any more.
   */
  add: (call: WritingCall, places: readonly { teamId: string; profileId: string }[]) => Promise<boolean>;
}

/** `Facts`: all of them, or those of one concept. */
export type PreviewChange<Facts> = (tx: Tenant, reader: Actor, change: PlaceChange) => Promise<Facts>;

export interface PeoplePorts {
  teams: TeamPorts;
  importedTeams: ImportedTeams;
  /**
   * The ids of those who lead an evaluation that runs now, of this person or of who gave them their role, as a part of a
   * statement.
   */
  selectLeadIds: (actor: Pick<Actor, "companyId" | "profileId" | "at">) => SQL<string[]>;
  /** What waits for these people, as the reader may know it; parts of a statement too. */
  heldEvaluations: (reader: Actor, ids: readonly string[]) => { answers: SQL<number>; leads: SQL<number> };
  /** What a change of direct manager or team would move, as the reader may know it. */
  previewChange: PreviewChange<Consequences>;
  /**
   * Part of the transaction that gives people another direct manager or another manager of a team that they are in, or takes
   * one away: by a place, a role, or an account that opens or closes.
   */
  managersChanged: (tx: Tenant, companyId: string, at: Date) => Promise<unknown>;
  heldApprovals: (reader: Actor, ids: readonly string[]) => SQL<number>;
  forgetPerson: ForgetPerson;
}
export const peoplePorts = declarePorts<PeoplePorts>("people");

/** Part of the transaction that deletes a person, under the lock of standings. */
export type ForgetPerson = (tx: Tenant, person: { companyId: string; id: string }) => Promise<void>;

declare module "#platform/server/serverModule.ts" {
  interface ServerModule {
    /** Removes what it holds of a deleted person, so that nothing refers to them but what stays on purpose. */
    forgetPerson?: ForgetPerson;
  }
}
