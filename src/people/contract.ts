import * as z from "zod";
import { manyIds, bulkSchema } from "#platform/contract/bulk.ts";
import {
  endpoint,
  language,
  name,
  nothing,
  optionalLine,
  optionalName,
} from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput, pageSchema } from "#platform/contract/page.ts";
import { Consequences } from "./contract/consequences.ts";
import { handOverTo, invitations } from "./contract/invitations.ts";
import { fieldInput } from "./contract/fields.ts";
import { ownProfile } from "./contract/ownProfile.ts";
import {
  Departure,
  HrStatus,
  ListedPerson,
  PersonDetail,
  PersonFace,
  Profile,
  Role,
} from "./contract/person.ts";
import { managerRefusals, peopleSorts, personStates, stateFilters } from "./vocabulary.ts";

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
  directManager: true,
});
export type Selectable = z.infer<typeof Selectable>;

/** A person in the organisation chart. */
export const ChartPerson = PersonFace.extend({
  jobTitle: z.string().nullable(),
  state: z.enum(personStates),
  directReportCount: z.number().int(),
});
export type ChartPerson = z.infer<typeof ChartPerson>;

/** Those who have no direct manager. */
const ManagerFilter = z.enum(["none"]);

/** What all pages of the list answer together. */
const question = {
  search: pageInput.search,
  state: z.enum(stateFilters).optional(),
  role: Role.optional(),
  hrStatus: HrStatus.optional(),
  manager: ManagerFilter.optional(),
  team: z.uuid().optional(),
  jobPositionId: z.uuid().optional(),
  sort: z.enum(peopleSorts).optional(),
};
const PeopleQuestion = z.strictObject(question);
export type PeopleQuestion = z.infer<typeof PeopleQuestion>;
const id = z.uuid();

export const peopleContract = {
  ...ownProfile,
  ...invitations,
  list: endpoint({
    allow: "managePeople",
    limit: search,
    method: "GET",
    path: "/profiles",
    summary: "The people of the company",
  })
    .input(z.strictObject({ ...pageInput, ...question }))
    .output(
      countedPageSchema(ListedPerson).extend({
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
  /** One level of the organisation chart: who reports to a person; without one, the people without a manager. */
  level: endpoint({
    allow: "managePeople",
    limit: search,
    method: "GET",
    path: "/organisation-chart",
    summary: "Who reports to a person",
  })
    .input(z.strictObject({ managerId: id.optional(), cursor: pageInput.cursor, limit: pageInput.limit }))
    .output(pageSchema(ChartPerson)),
  /** The person and the managers above, from the top: the way to a person in the chart. */
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
    .input(
      z.strictObject({
        format: ExportFormat,
        language: language.optional(),
        ...question,
        /** Of what the list finds, those who were selected. */
        profileIds: manyIds.optional(),
      }),
    )
    .output(exportedFile),
  /** Names only, to prepare an evaluation. */
  choices: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/profile-choices",
    summary: "People to choose from",
  })
    /** `id`: this person alone. */
    .input(z.strictObject({ ...pageInput, id: z.uuid().optional() }))
    .output(
      pageSchema(
        PersonFace.extend({
          email: z.string(),
          jobTitle: z.string().nullable(),
          isEvaluable: z.boolean(),
        }),
      ),
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
        ...fieldInput,
        role: Role.optional(),
        /** With a role that manages no team: who takes over those of the person. */
        handOverTo,
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
    .input(z.strictObject({ id, role: Role, handOverTo }))
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
  /** Each under a manager of their own, so that one call takes back what one call did; in turn, as given. */
  setDirectManagers: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-managers",
    summary: "Set the direct manager of several people",
  })
    .input(
      z.strictObject({
        items: bulkSchema(z.strictObject({ id, directManagerId: id.nullable() })),
      }),
    )
    .output(
      z.object({
        /** With the manager before. */
        changed: z.array(z.object({ id, from: id.nullable() })),
        refused: z.array(z.object({ id, reason: z.enum(managerRefusals) })),
      }),
    ),
  /** What another direct manager would move, asked before it is saved. */
  previewManager: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-manager-previews",
    summary: "What another direct manager would move",
  })
    .input(z.strictObject({ profileIds: manyIds, managerId: id.nullable() }))
    .output(Consequences),
  /** The first of two ways to be an administrator: an owner keeps their role, other people get that of an admin. */
  setAdmin: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/profiles/{id}/admin-rights",
    summary: "Give or take administrator rights",
  })
    .input(z.strictObject({ id, isAdmin: z.boolean(), handOverTo }))
    .output(Profile),
  remove: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/profiles/{id}",
    summary: "Delete a person",
  })
    .input(z.strictObject({ id, handOverTo }))
    .output(nothing),
  /** What hangs on these people, asked before they are deactivated together. */
  holds: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-holds",
    summary: "What would wait for nobody without these people",
  })
    .input(z.strictObject({ profileIds: manyIds }))
    .output(Departure),
  setManyActive: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/profile-activations",
    summary: "Activate or deactivate several people",
  })
    .input(z.strictObject({ profileIds: manyIds, isActive: z.boolean(), handOverTo }))
    .output(z.object({ changed: z.array(id), refused: z.number().int() })),
  setActive: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/profiles/{id}/activation",
    summary: "Activate or deactivate",
  })
    .input(z.strictObject({ id, isActive: z.boolean(), handOverTo }))
    .output(Profile),
};
