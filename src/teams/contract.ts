import * as z from "zod";
import { peopleSorts } from "#people/vocabulary.ts";
import { Consequences } from "#people/contract/consequences.ts";
import { PersonName, Profile } from "#people/contract/person.ts";
import { manyIds } from "#platform/contract/bulk.ts";
import { endpoint, language, line, nothing, type Policy } from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput, pageSchema } from "#platform/contract/page.ts";
import { addRefusals, managedRelations, teamChanges, teamLevels, teamSorts } from "./vocabulary.ts";

const id = z.uuid();

const TeamName = z.object({ id, name: z.string() });
export type TeamName = z.infer<typeof TeamName>;

/** A team as the list shows it. */
export const Team = TeamName.extend({
  manager: PersonName.nullable(),
  /** The account of that manager is deactivated: the team is without an active manager now. */
  isManagerInactive: z.boolean(),
  /** The role of that manager manages no team any more. */
  managerLacksRole: z.boolean(),
  /** The team above, where the reader sees it; null for a direction. */
  parent: TeamName.nullable(),
  memberCount: z.number().int(),
});
export type Team = z.infer<typeof Team>;

/** A team in the tree of directions. */
const TreeTeam = Team.omit({ parent: true }).extend({ subteamCount: z.number().int() });
export type TreeTeam = z.infer<typeof TreeTeam>;

/** One team, with what its page shows beside the facts of the list. */
export const TeamDetail = Team.extend({
  description: z.string().nullable(),
  version: z.number().int(),
  /** The first hundred teams below that the reader sees, by name. */
  subteams: z.array(TeamName),
  subteamCount: z.number().int(),
  /** The reader is a member: the rule about one's own team asks it (rules.ts). */
  isReaders: z.boolean(),
});
export type TeamDetail = z.infer<typeof TeamDetail>;

const Member = PersonName.extend({
  /** A stored file. */
  avatar: z.uuid().nullable(),
  jobTitle: z.string().nullable(),
  isActive: z.boolean(),
  /** The person counts here in the figures of the company; each has one main team. */
  isMain: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** A person whom the reader manages: no home address, telephone or birthday. */
export const ManagedPerson = Profile.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  avatar: true,
  jobTitle: true,
  jobPosition: true,
  isActive: true,
}).extend({
  /** Reports to the reader. */
  isDirectReport: z.boolean(),
  /** The teams that the reader manages, and the person is in. */
  teams: z.array(TeamName),
});
export type ManagedPerson = z.infer<typeof ManagedPerson>;

/** What all pages of the list answer together. */
const question = {
  search: pageInput.search,
  level: z.enum(teamLevels).optional(),
  manager: z.enum(["none"]).optional(),
  sort: z.enum(teamSorts).optional(),
};
const TeamsQuestion = z.strictObject(question);
export type TeamsQuestion = z.infer<typeof TeamsQuestion>;

/** What it takes to create a team, on its page or with an import of people. */
export const createsTeams = "managePeople" satisfies Policy;

const facts = {
  name: line(80),
  /** Of several lines. */
  description: z.string().trim().max(500).nullable().optional(),
  managerId: id.nullable().optional(),
  parentId: id.nullable().optional(),
};

export const teamsContract = {
  /** For every role: a reader who manages no one gets an empty list. */
  managedPeople: endpoint({
    allow: "signedIn",
    limit: search,
    method: "GET",
    path: "/managed-people",
    summary: "The people whom the reader manages",
  })
    .input(
      z.strictObject({
        ...pageInput,
        relation: z.enum(managedRelations).optional(),
        sort: z.enum(peopleSorts).optional(),
      }),
    )
    .output(countedPageSchema(ManagedPerson)),
  list: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/teams",
    summary: "The teams that the reader sees",
  })
    .input(z.strictObject({ ...pageInput, ...question }))
    .output(countedPageSchema(Team)),
  export: endpoint({
    allow: "evaluate",
    limit: exports,
    method: "POST",
    path: "/team-exports",
    summary: "The teams that the reader sees as a file",
  })
    .input(z.strictObject({ format: ExportFormat, language: language.optional(), ...question }))
    .output(exportedFile),
  /** One level of the tree of directions: the teams below one; without one, the directions. */
  level: endpoint({
    allow: "managePeople",
    limit: search,
    method: "GET",
    path: "/team-tree",
    summary: "The teams below a team",
  })
    .input(z.strictObject({ parentId: id.optional(), cursor: pageInput.cursor, limit: pageInput.limit }))
    .output(pageSchema(TreeTeam)),
  read: endpoint({ allow: "evaluate", object: "id", method: "GET", path: "/teams/{id}", summary: "One team" })
    .input(z.strictObject({ id }))
    .output(TeamDetail),
  members: endpoint({
    allow: "evaluate",
    object: "id",
    limit: search,
    method: "GET",
    path: "/teams/{id}/members",
    summary: "The members of a team",
  })
    .input(z.strictObject({ id, ...pageInput }))
    .output(countedPageSchema(Member)),
  /** For the picker: active people who are not members yet. */
  candidates: endpoint({
    allow: "managePeople",
    object: "id",
    limit: search,
    method: "GET",
    path: "/teams/{id}/candidates",
    summary: "Who could join a team",
  })
    .input(z.strictObject({ id, ...pageInput }))
    .output(
      pageSchema(
        PersonName.extend({
          email: z.string(),
          jobTitle: z.string().nullable(),
          /** A stored file. */
          avatar: z.uuid().nullable(),
        }),
      ),
    ),
  create: endpoint({ allow: createsTeams, method: "POST", path: "/teams", summary: "Create a team" })
    .input(z.strictObject({ ...facts, memberIds: manyIds.optional() }))
    .output(TeamDetail),
  update: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PATCH",
    path: "/teams/{id}",
    summary: "Change a team’s name, description, manager and parent",
  })
    .input(
      z.strictObject({
        id,
        /** Of what was read: refused with `edited_meanwhile` when it has been changed since. */
        version: z.number().int().min(1),
        ...facts,
        name: facts.name.optional(),
      }),
    )
    .output(TeamDetail),
  /** The people stay; the teams below go up to the parent. */
  remove: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/teams/{id}",
    summary: "Delete a team",
  })
    .input(z.strictObject({ id }))
    .output(nothing),
  /** What a team would move with its first members, asked before it is created. */
  previewCreation: endpoint({
    allow: createsTeams,
    method: "POST",
    path: "/team-previews",
    summary: "What a new team would move",
  })
    .input(z.strictObject({ name: facts.name, managerId: id.nullable(), memberIds: manyIds.optional() }))
    .output(Consequences),
  /** What a change of a team would move, asked before it is saved. */
  previewChange: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/teams/{id}/previews",
    summary: "What a change of a team would move",
  })
    .input(
      z.strictObject({
        id,
        change: z.enum(teamChanges),
        /** Who joins or leaves, or whose main team it becomes. */
        profileIds: manyIds.optional(),
        /** Who manages it from then on. */
        managerId: id.nullable().optional(),
      }),
    )
    .output(Consequences),
  addMembers: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/teams/{id}/members",
    summary: "Add people to a team",
  })
    .input(z.strictObject({ id, profileIds: manyIds, isMain: z.boolean().optional() }))
    .output(z.object({ items: z.array(z.object({ id, refused: z.enum(addRefusals).nullable() })) })),
  removeMember: endpoint({
    allow: "managePeople",
    object: "id",
    method: "DELETE",
    path: "/teams/{id}/members/{profileId}",
    summary: "Take a person out of a team",
  })
    .input(z.strictObject({ id, profileId: id }))
    .output(z.object({ wasMain: z.boolean() })),
  /** Those who are in it; takes an addition of several people back. */
  removeMembers: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/teams/{id}/member-removals",
    summary: "Take several people out of a team",
  })
    .input(z.strictObject({ id, profileIds: manyIds }))
    .output(z.object({ removed: z.array(id), refused: z.number().int() })),
  setMain: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/teams/{id}/members/{profileId}/main",
    summary: "Make a team the main one of a member",
  })
    .input(z.strictObject({ id, profileId: id }))
    .output(nothing),
};
