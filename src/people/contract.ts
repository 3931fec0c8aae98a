import * as z from "zod";
import { manyIds } from "#platform/contract/bulk.ts";
import {
  calendarDate,
  calendarMonth,
  email,
  endpoint,
  language,
  name,
  nothing,
  optionalLine,
  optionalName,
} from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, massInvitations, search } from "#platform/contract/limits.ts";
import { countedPageOf, pageInput, pageOf } from "#platform/contract/page.ts";
import { Contact, contactInput } from "./contract/contact.ts";
import { ownProfile } from "./contract/ownProfile.ts";

export const Role = z.enum(["admin", "account_owner", "team_manager", "user"]);
export type Role = z.infer<typeof Role>;
/**
 * Active: has joined. Invited: has not accepted yet. Uninvited: nobody has written to them yet. Inactive: the account is
 * switched off.
 */
export const PersonState = z.enum(["active", "invited", "uninvited", "inactive"]);
export type PersonState = z.infer<typeof PersonState>;
const HrStatus = z.enum(["actif", "en_transition", "inactif"]);
/** Those who have no direct manager. */
const ManagerFilter = z.enum(["none"]);

export const PersonName = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
export type PersonName = z.infer<typeof PersonName>;

/** A person where the screen shows who it is: beside the name, a stored picture. */
export const PersonFace = PersonName.extend({ avatar: z.uuid().nullable() });
export type PersonFace = z.infer<typeof PersonFace>;

/**
 * Refused for good: whoever invited the person has to correct the address, or call. Retrying: it has failed and is
 * tried again. Waiting: an invitation over the number of a day, with the day on which it will leave.
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
  statutRh: HrStatus,
  directManager: PersonName.nullable(),
  /** False while the invitation has not been accepted. */
  hasJoined: z.boolean(),
  /** False while no invitation to the company was sent, nor waits to leave. */
  isInvited: z.boolean(),
  /** Where the last invitation to the company stands; null when there is nothing to say of it. */
  mail: EmailState.nullable(),
});
export type Profile = z.infer<typeof Profile>;

const PersonTeam = z.object({ id: z.uuid(), name: z.string(), isMain: z.boolean() });
export type PersonTeam = z.infer<typeof PersonTeam>;

/** Whom they lead, where they lead anybody; rules/level.ts names their level by it. */
const Leads = z.enum(["direction", "team", "people"]).nullable();
export type Leads = z.infer<typeof Leads>;

/** A person as the list shows them. */
const ListedPerson = Profile.extend({
  /** By name, the main one first. */
  teams: z.array(PersonTeam),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

/** One person, with what their page shows beside the facts of the list. */
export const PersonDetail = ListedPerson.extend({
  leads: Leads,
  ...Contact.shape,
  dateEmbauche: calendarDate.nullable(),
  dateAnniversaire: calendarDate.nullable(),
  /** To be given back with a change: it is refused when somebody else has changed the person meanwhile. */
  version: z.number().int(),
  /** Who changed the person last, and when; null when nobody has since they were invited. */
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
});
export type PersonDetail = z.infer<typeof PersonDetail>;

/** One line of an invitation of many. */
export const Invitation = z.strictObject({
  email,
  firstName: name(80),
  lastName: optionalName(80).optional(),
  role: Role.optional(),
  directManagerId: z.uuid().nullable().optional(),
  /** Left out where a position is given: its name is the title. */
  jobTitle: optionalLine(120).nullable().optional(),
  jobPositionId: z.uuid().nullable().optional(),
  language: language.optional(),
  dateEmbauche: calendarDate.nullable().optional(),
});

/** Whom a bulk action may be about, as its rules ask. */
export const Selectable = Profile.pick({
  id: true,
  firstName: true,
  lastName: true,
  role: true,
  isAdmin: true,
  isActive: true,
  hasJoined: true,
  isInvited: true,
});
export type Selectable = z.infer<typeof Selectable>;

/** A person in the organisation chart. */
export const ChartPerson = PersonFace.extend({
  jobTitle: z.string().nullable(),
  state: PersonState,
  directReportCount: z.number().int(),
});
export type ChartPerson = z.infer<typeof ChartPerson>;

/** How the list is sorted; « - » from the end. */
export const PeopleSort = z.enum(["name", "-name", "job", "-job"]);
export type PeopleSort = z.infer<typeof PeopleSort>;

/** What all pages of the list answer together. */
const question = {
  search: pageInput.search,
  state: PersonState.optional(),
  role: Role.optional(),
  statutRh: HrStatus.optional(),
  manager: ManagerFilter.optional(),
  team: z.uuid().optional(),
  jobPositionId: z.uuid().optional(),
  sort: PeopleSort.optional(),
};
const PeopleQuestion = z.strictObject(question);
export type PeopleQuestion = z.infer<typeof PeopleQuestion>;
const id = z.uuid();

export const peopleContract = {
  ...ownProfile,
  list: endpoint({
    allow: "managePeople",
    limit: search,
    method: "GET",
    path: "/profiles",
    summary: "The people of the company",
  })
    .input(z.strictObject({ ...pageInput, ...question }))
    .output(
      countedPageOf(ListedPerson).extend({
        /** Who leads a running evaluation of the reader, on whatever page: the reader does not change their place. */
        ownLeads: z.array(id),
      }),
    ),
  read: endpoint({
    allow: "managePeople",
    object: "id",
    method: "GET",
    path: "/profiles/{id}",
    summary: "One person",
  })
    .input(z.strictObject({ id }))
    .output(PersonDetail),
  /** One level of the organisation chart: who reports to a person; without one, who reports to nobody. */
  level: endpoint({
    allow: "managePeople",
    limit: search,
    method: "GET",
    path: "/organisation-chart",
    summary: "Who reports to a person",
  })
    .input(z.strictObject({ managerId: id.optional(), cursor: pageInput.cursor, limit: pageInput.limit }))
    .output(pageOf(ChartPerson)),
  /** The person and the managers above, from the top: the way to somebody in the chart. */
  above: endpoint({
    allow: "managePeople",
    object: "id",
    method: "GET",
    path: "/organisation-chart/{id}",
    summary: "The managers above a person",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(ChartPerson) })),
  /** All of a list, on whatever page: for « Sélectionner les {n} ». */
  selectable: endpoint({
    allow: "managePeople",
    limit: search,
    method: "GET",
    path: "/profile-selection",
    summary: "Everybody whom the list finds",
  })
    .input(PeopleQuestion)
    .output(z.object({ items: z.array(Selectable) })),
  export: endpoint({
    allow: "managePeople",
    limit: exports,
    method: "POST",
    path: "/profile-exports",
    summary: "The people of the company as a file",
  })
    .input(z.strictObject({ format: ExportFormat, language: language.optional(), ...question }))
    .output(exportedFile),
  /** Names only, for whoever prepares an evaluation. */
  choices: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/profile-choices",
    summary: "People to choose from",
  })
    .input(z.strictObject(pageInput))
    .output(
      pageOf(
        PersonFace.extend({
          email: z.string(),
          jobTitle: z.string().nullable(),
          isEvaluable: z.boolean(),
        }),
      ),
    ),
  invite: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profiles",
    summary: "Invite a person",
  })
    .input(Invitation)
    .output(Profile),
  /** All in one transaction. Addresses that the company knows already are told, and get nothing. */
  inviteMany: endpoint({
    allow: "managePeople",
    limit: massInvitations,
    method: "POST",
    path: "/profiles/invitations",
    summary: "Invite several people",
  })
    .input(z.strictObject({ people: z.array(Invitation).min(1).max(100) }))
    .output(
      z.object({
        invited: z.number().int(),
        /** Addresses that somebody of the company has. */
        known: z.array(z.string()),
        /** Those beyond the number of a day leave later: on which day the last of them leaves. */
        lastLeavesOn: calendarDate.nullable(),
      }),
    ),
  resendInvitation: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/profiles/{id}/invitations",
    summary: "Send the invitation, the first one or another",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ mail: EmailState.nullable() })),
  resendInvitations: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-invitations",
    summary: "Send invitations, the first ones or others",
  })
    .input(z.strictObject({ profileIds: manyIds }))
    .output(
      z.object({
        /** Why not, for those to whom none is sent. */
        items: z.array(z.object({ id, refused: z.enum(["status_conflict", "inactive_person"]).nullable() })),
        /** How many of those sent leave another day, since the number of the day is reached. */
        waiting: z.number().int(),
      }),
    ),
  update: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PATCH",
    path: "/profiles/{id}",
    summary: "Correct a person's facts, role and direct manager",
  })
    .input(
      z.strictObject({
        id,
        firstName: name(80).optional(),
        lastName: optionalName(80).optional(),
        jobTitle: optionalLine(120).nullable().optional(),
        jobPositionId: id.nullable().optional(),
        jobStatusId: id.nullable().optional(),
        statutRh: HrStatus.optional(),
        language: language.optional(),
        dateEmbauche: calendarDate.nullable().optional(),
        dateAnniversaire: calendarDate.nullable().optional(),
        ...contactInput,
        role: Role.optional(),
        directManagerId: id.nullable().optional(),
        /** What the change was made on; without it, whatever is stored is overwritten. */
        version: z.number().int().optional(),
      }),
    )
    .output(Profile),
  setRole: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/profiles/{id}/role",
    summary: "Give a role",
  })
    .input(z.strictObject({ id, role: Role }))
    .output(Profile),
  setDirectManager: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/profiles/{id}/direct-manager",
    summary: "Set the direct manager",
  })
    .input(z.strictObject({ id, directManagerId: id.nullable() }))
    .output(Profile),
  /** The first of two ways to be an administrator: an owner keeps their role, anybody else has that of an admin. */
  setAdmin: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/profiles/{id}/admin-rights",
    summary: "Give or take administrator rights",
  })
    .input(z.strictObject({ id, isAdmin: z.boolean() }))
    .output(Profile),
  cancelInvitation: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/profiles/{id}/invitations",
    summary: "Cancel an invitation",
  })
    .input(z.strictObject({ id }))
    .output(nothing),
  remove: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/profiles/{id}",
    summary: "Delete a person",
  })
    .input(z.strictObject({ id }))
    .output(nothing),
  setManyActive: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-activations",
    summary: "Activate or deactivate several people",
  })
    .input(z.strictObject({ profileIds: manyIds, isActive: z.boolean() }))
    .output(z.object({ changed: z.array(id), refused: z.number().int() })),
  setActive: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/profiles/{id}/activation",
    summary: "Activate or deactivate",
  })
    .input(z.strictObject({ id, isActive: z.boolean() }))
    .output(Profile),
};
