/** Of human resources, as the specification names them (§3). */
export const hrStatuses = ["actif", "en_transition", "inactif"] as const;

/** Of the fields of a person (vocabulary/fields.ts), the texts and choices that are a column of the list and of the export. */
export const listedFields = ["hrStatus"] as const;
export type ListedFieldName = (typeof listedFields)[number];

/**
 * Active: has joined. Invited: has not accepted yet. Uninvited: no invitation was sent yet. Inactive: the account is
 * switched off.
 */
export const personStates = ["active", "invited", "uninvited", "inactive"] as const;
export type PersonState = (typeof personStates)[number];

/** Whom a person leads: a direction before another team, a team before people who only report to them. */
export const leadKinds = ["direction", "team", "people"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** Why a manager is not set for one person among several, and why an invitation is not sent. */
export const managerRefusals = ["forbidden", "status_conflict", "manager_cycle"] as const;
export type ManagerRefusal = (typeof managerRefusals)[number];
export const sendingRefusals = ["status_conflict", "inactive_person"] as const;
export type SendingRefusal = (typeof sendingRefusals)[number];

/** The orders of the list of people, the usual one first; « - » from the end. */
export const peopleSorts = ["name", "-name", "job", "-job"] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** What the list is narrowed to. Expired: invited, and the link of the last invitation opens nothing any more. */
export const stateFilters = ["active", "invited", "expired", "uninvited", "inactive"] as const;
export type StateFilter = (typeof stateFilters)[number];
