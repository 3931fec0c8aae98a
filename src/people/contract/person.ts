import * as z from "zod";
import { calendarDate, calendarMonth, language } from "#platform/contract/endpoint.ts";
import { roles } from "#platform/vocabulary.ts";
import { hrStatuses, leadKinds } from "../vocabulary.ts";
import { fieldShape, listedFieldShape } from "./fields.ts";

export const Role = z.enum(roles);
export const HrStatus = z.enum(hrStatuses);

export const PersonName = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
export type PersonName = z.infer<typeof PersonName>;

/** A person where the screen shows who it is: beside the name, a stored picture. */
export const PersonFace = PersonName.extend({ avatar: z.uuid().nullable() });
export type PersonFace = z.infer<typeof PersonFace>;

/**
 * Refused for good: the person who sent the invitation has to correct the address, or call. Retrying: it has failed and
 * is tried again. Waiting: an invitation over the number of a day, with the day on which it will leave.
 */
export const EmailState = z.object({
  state: z.enum(["refused", "retrying", "waiting"]),
  leavesOn: calendarDate.nullable(),
});
export type EmailState = z.infer<typeof EmailState>;

/** A position or a status, in both languages. */
const Named = z.object({ id: z.uuid(), name: z.object({ fr: z.string(), en: z.string().nullable() }) });

export const Profile = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  language,
  /** A stored file. */
  avatar: z.uuid().nullable(),
  /** In French where it is that of a position. */
  jobTitle: z.string().nullable(),
  jobPosition: Named.nullable(),
  jobStatus: Named.nullable(),
  ...listedFieldShape,
  directManager: PersonName.nullable(),
  /** The account of that manager is deactivated: this person is without an active manager now. */
  isManagerInactive: z.boolean(),
  /** False while no invitation of the company has been accepted (rules/joining.ts). */
  hasJoined: z.boolean(),
  /** False while no invitation to the company was sent, nor waits to leave. */
  isInvited: z.boolean(),
  /** Until when the link of the last invitation to the company that left opens. */
  invitationEndsAt: z.iso.datetime().nullable(),
  /** Where the last invitation to the company stands; null when there is nothing to say of it. */
  mail: EmailState.nullable(),
});
export type Profile = z.infer<typeof Profile>;

const PersonTeam = z.object({ id: z.uuid(), name: z.string(), isMain: z.boolean() });
export type PersonTeam = z.infer<typeof PersonTeam>;

/** Whom they lead, null for no one; rules/level.ts names their level by it. */
const Leads = z.enum(leadKinds).nullable();
export type Leads = z.infer<typeof Leads>;

/** A person as the list shows them. */
export const ListedPerson = Profile.extend({
  /** By name, the main one first. */
  teams: z.array(PersonTeam),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

const Holds = z.object({ answers: z.number().int(), approvals: z.number().int(), leads: z.number().int() });
/** The teams that some people manage; `own`: those of the reader, who does not choose who manages them. */
const ManagedTeams = z.object({
  count: z.number().int(),
  own: z.number().int(),
  /** The first three by name. */
  names: z.array(z.string()),
});
export type ManagedTeams = z.infer<typeof ManagedTeams>;
/** What is left to others when some people go. */
export const Departure = z.object({
  directReportCount: z.number().int(),
  managedTeams: ManagedTeams,
  holds: Holds,
});
export type Departure = z.infer<typeof Departure>;

/** One person, with what their page shows beside the facts of the list. */
export const PersonDetail = ListedPerson.extend({
  leads: Leads,
  ...fieldShape,
  /** To be given back with a change: it is refused when the person has been changed meanwhile. */
  version: z.number().int(),
  /** Who changed the person last, and when; null when they are unchanged since they were invited. */
  lastChange: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /**
   * The month in which the invitation was accepted, in the company's time zone. Not the day: people join by answering
   * too, and the reader may be the person evaluated.
   */
  joinedIn: calendarMonth.nullable(),
  /** Leads a running evaluation of the reader, who therefore does not change their place. */
  isOwnLead: z.boolean(),
  /** The first hundred who report to this person, by name. */
  directReports: z.array(PersonFace.extend({ jobTitle: z.string().nullable(), isActive: z.boolean() })),
  directReportCount: z.number().int(),
  managedTeams: ManagedTeams,
  /**
   * What would be left undone if this person left: answers asked of them, proposals to approve, running evaluations
   * that they lead; without what concerns the reader's own evaluation.
   */
  holds: Holds,
});
export type PersonDetail = z.infer<typeof PersonDetail>;
