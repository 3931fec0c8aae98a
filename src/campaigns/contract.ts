import * as z from "zod";
import {
  EvaluationStatus,
  EvaluationType,
  Readability,
  StartFailure,
} from "#evaluations/contract/evaluation.ts";
import { proposalReasons } from "#evaluations/vocabulary.ts";
import { deciders, nominationStatuses } from "#nominations/vocabulary.ts";
import { PersonFace } from "#people/contract/person.ts";
import { calendarDate, endpoint, name } from "#platform/contract/endpoint.ts";
import { campaignProposals, massInvitations, search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import { invitedRoles } from "#weights/vocabulary.ts";
import { campaignSorts, campaignStates } from "./vocabulary.ts";

const id = z.uuid();
/** People evaluated in one campaign: `maxPeople` of rules/selection.ts. */
const maxPeople = 500;
/** As many colleagues as one person proposes: `maxGroupSize` of the nominations. */
const maxGroupSize = 20;
const ids = z.array(id).max(maxPeople);
/** The number of requests beyond which a person is no longer proposed as a colleague. */
const maxRequests = z.int().min(1).max(12);
/** Colleagues wished for each person. */
const colleagues = z.int().min(1).max(maxGroupSize);
/** `maxAcceptedTitles` of rules.ts, and as long as a free title is (people/contract.ts). */
const [maxAcceptedTitles, maxTitleLength] = [500, 120];
/** `maxSkills` of rules.ts. */
const maxSkills = 40;
/** `maxLineLength` of rules/pastedList.ts: 500 lines of letters of three bytes are less than a call may send. */
const maxLineLength = 160;

/** The people evaluated: each person that one of these names, once. A team includes the teams below it. */
const Choice = z.strictObject({ teams: ids, positions: ids, people: ids });
export type Choice = z.infer<typeof Choice>;

/** The positions whose questions people with a free title are asked, by their title. */
const TitlePositions = z
  .array(z.strictObject({ title: z.string().trim().min(1).max(maxTitleLength), positionId: id }))
  .max(maxAcceptedTitles);
export type TitlePositions = z.infer<typeof TitlePositions>;
/** What is asked: the questions of an evaluation, of a position, of skills in their order, or of each person’s own position. */
const Questionnaire = z.discriminatedUnion("from", [
  z.strictObject({ from: z.literal("evaluation"), id }),
  z.strictObject({ from: z.literal("position"), id }),
  z.strictObject({ from: z.literal("skills"), ids: z.array(id).min(1).max(maxSkills) }),
  z.strictObject({ from: z.literal("own_position"), titles: TitlePositions.default([]) }),
]);
export type Questionnaire = z.infer<typeof Questionnaire>;

/** The people evaluated propose their colleagues: how many, by when, and who decides. */
const CampaignNomination = z
  .strictObject({
    least: z.int().min(0).max(maxGroupSize),
    most: z.int().min(1).max(maxGroupSize),
    dueOn: calendarDate,
    /** For a person without an active manager, those who prepare the campaign decide. */
    decidedBy: z.enum(deciders).default("lead"),
  })
  .refine(({ least, most }) => least <= most);
export type CampaignNomination = z.infer<typeof CampaignNomination>;

const CampaignRow = z.object({
  id,
  name: z.string(),
  evaluationType: EvaluationType,
  dueOn: calendarDate,
  isLaunched: z.boolean(),
  authorName: z.string(),
  /** Of those whom the reader may prepare or run. */
  peopleCount: z.number().int(),
});
export type CampaignRow = z.infer<typeof CampaignRow>;

const CampaignState = z.enum(campaignStates);
const CampaignSort = z.enum(campaignSorts);

const ProposalReason = z.enum(proposalReasons);

const InvitedPerson = z.object({
  participantId: id,
  person: PersonFace,
  role: z.enum(invitedRoles),
  /** Null for a person chosen by hand. */
  because: ProposalReason.nullable(),
});
export type InvitedPerson = z.infer<typeof InvitedPerson>;

/** One person evaluated. Of who has answered, numbers only, as in the control room. */
const Line = z.object({
  evaluationId: id,
  evaluationType: EvaluationType,
  status: EvaluationStatus,
  /** Planned, and its day has come: the launch is about to reach it. */
  isStarting: z.boolean(),
  /** Collected, and the report not released yet. */
  isAllIn: z.boolean(),
  /** People asked, the person evaluated too where they answer; 0 before the launch. */
  askedCount: z.number().int(),
  /** Of those, who has finished their part; a refusal is none. */
  answeredCount: z.number().int(),
  /** The main team of the person evaluated. */
  team: z.string().nullable(),
  startFailure: StartFailure.nullable(),
  subject: PersonFace,
  jobTitle: z.string().nullable(),
  /** Of a draft whose person proposes who answers; whom they propose once they have sent it, until it is decided. */
  nomination: z
    .object({
      status: z.enum(nominationStatuses),
      dueOn: calendarDate,
      people: z.array(PersonFace),
    })
    .nullable(),
  hasManager: z.boolean(),
  /** Its participants or its type were changed by hand: it gets no further proposals. */
  isEdited: z.boolean(),
  questionCount: z.number().int(),
  /** A draft whose questions are on their way. */
  awaitsQuestions: z.boolean(),
  invited: z.array(InvitedPerson),
  /** Of the protected groups that have people. */
  readability: z.array(Readability),
});
export type Line = z.infer<typeof Line>;

/** A person found by a line of a pasted list. */
const RecognisedPerson = PersonFace.extend({ email: z.string(), jobTitle: z.string().nullable() });
export type RecognisedPerson = z.infer<typeof RecognisedPerson>;

/** A participant who has not finished all their parts, over the lines that the reader sees. */
const MissingPerson = z.object({
  person: PersonFace,
  partCount: z.number().int(),
  /** The first day on which one of these parts is due. */
  dueOn: calendarDate.nullable(),
  isActive: z.boolean(),
  /** An invitation to one of these parts has left. */
  isInvited: z.boolean(),
  /** Of the parts whose invitation has left, the one reminded of longest ago; null when one never was. */
  remindedAt: z.iso.datetime().nullable(),
  /** The last reminder of one of these parts. */
  lastRemindedAt: z.iso.datetime().nullable(),
});
export type MissingPerson = z.infer<typeof MissingPerson>;

const Campaign = z.object({
  id,
  name: z.string(),
  evaluationType: EvaluationType,
  dueOn: calendarDate,
  maxRequests: z.number().int(),
  /** The questionnaire it was prepared with, given to people added later too. */
  questionnaire: Questionnaire,
  /** Wished for each person; 0 where the type asks none. */
  colleagues: z.number().int(),
  threshold: z.number().int(),
  /** Null where the people evaluated do not propose their colleagues. */
  nomination: CampaignNomination.nullable(),
  isLaunched: z.boolean(),
  /** The day of its last launch. */
  launchedOn: calendarDate.nullable(),
  /** Those that the reader may prepare or run; never one about the reader. */
  lines: z.array(Line),
  /** Those who are asked most parts first. */
  missing: z.array(MissingPerson),
});
export type Campaign = z.infer<typeof Campaign>;

/** Where a launch is, over the lines that the reader sees. */
const Progress = z.object({
  /** Drafts whose questions are on their way. */
  preparing: z.number().int(),
  waiting: z.number().int(),
  started: z.number().int(),
  /** What the last launch has done. */
  launched: z.object({
    evaluations: z.number().int(),
    /** One email a person; those among them that leave on a later day, and the last of these days. */
    invitations: z.number().int(),
    later: z.number().int(),
    lastOn: calendarDate.nullable(),
  }),
});
export type Progress = z.infer<typeof Progress>;

/** A title that is no position of the catalogue, who has it, and the position whose name is nearest to it. */
const FreeTitle = z.object({
  title: z.string(),
  count: z.number().int(),
  /** The first of them by name. */
  people: z.array(z.object({ id, firstName: z.string(), lastName: z.string() })),
  /** One that has skills; null where none is near. */
  nearest: z
    .object({
      id,
      name: z.object({ fr: z.string(), en: z.string().nullable() }),
      skillCount: z.number().int(),
    })
    .nullable(),
});
export type FreeTitle = z.infer<typeof FreeTitle>;

export const campaignsContract = {
  list: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/campaigns",
    summary: "The campaigns that one prepares or runs",
  })
    .input(z.strictObject({ ...pageInput, state: CampaignState.optional(), sort: CampaignSort.optional() }))
    .output(countedPageSchema(CampaignRow)),
  choose: endpoint({
    allow: "evaluate",
    limit: search,
    method: "POST",
    path: "/campaign-choices",
    summary: "How many people a choice is about",
  })
    .input(Choice)
    .output(
      z.object({
        count: z.number().int(),
        /** Without a position, so without the questions of one. */
        withoutPosition: z.number().int(),
        /** Of those, who has a title of their own words: how many, and the titles that most of them have. */
        freeTitles: z.object({ count: z.number().int(), titles: z.array(FreeTitle) }),
        /** Chosen, but not to be evaluated by the reader: themself, and a person who gave them their role lately. */
        leftOut: z.number().int(),
      }),
    ),
  recognise: endpoint({
    allow: "evaluate",
    limit: search,
    method: "POST",
    path: "/campaign-lists",
    summary: "Whom each line of a list of names or addresses is about, among those whom one may choose",
  })
    .input(
      z.strictObject({ lines: z.array(z.string().trim().min(1).max(maxLineLength)).min(1).max(maxPeople) }),
    )
    .output(
      z.object({
        /** For each line, in their order: no one, one person, or those of the same name. */
        items: z.array(z.object({ people: z.array(RecognisedPerson) })),
      }),
    ),
  create: endpoint({
    allow: "evaluate",
    limit: massInvitations,
    method: "POST",
    path: "/campaigns",
    summary: "Prepare an evaluation of each, with the people proposed to answer",
  })
    .input(
      z.strictObject({
        name: name(160),
        evaluationType: EvaluationType,
        dueOn: calendarDate,
        choice: Choice,
        questionnaire: Questionnaire,
        maxRequests,
        nomination: CampaignNomination.optional(),
      }),
    )
    .output(z.object({ id })),
  read: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/campaigns/{id}",
    summary: "One campaign, with each person evaluated and who answers about them",
  })
    .input(z.strictObject({ id }))
    .output(Campaign),
  /** Asked every other second while a launch runs: numbers only. */
  progress: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/campaigns/{id}/progress",
    summary: "How many of its evaluations wait to start and how many have, and what the last launch has sent",
  })
    .input(z.strictObject({ id }))
    .output(Progress),
  update: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PUT",
    path: "/campaigns/{id}",
    summary: "Change name and due date, of its drafts too, before it is launched",
  })
    .input(z.strictObject({ id, name: name(160), dueOn: calendarDate }))
    .output(Campaign),
  addPeople: endpoint({
    allow: "evaluate",
    object: "id",
    limit: massInvitations,
    method: "POST",
    path: "/campaigns/{id}/people",
    summary: "Evaluate more people, prepared as the others were; those who are in it stay as they are",
  })
    .input(
      z.strictObject({
        id,
        choice: Choice,
        /** Beside those of the campaign, where each person’s position gives the questions. */
        titles: TitlePositions.optional(),
      }),
    )
    .output(z.object({ campaign: Campaign, added: z.number().int() })),
  removePeople: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/campaigns/{id}/removals",
    summary: "Take people out before the launch: their drafts are deleted",
  })
    .input(z.strictObject({ id, evaluationIds: ids.min(1) }))
    .output(Campaign),
  propose: endpoint({
    allow: "evaluate",
    object: "id",
    limit: campaignProposals,
    method: "POST",
    path: "/campaigns/{id}/proposals",
    summary: "Propose who answers again, within other numbers; what somebody edited stays",
  })
    .input(z.strictObject({ id, maxRequests, colleagues }))
    .output(
      z.object({
        campaign: Campaign,
        /** People who have fewer colleagues than is wished for. */
        short: z.number().int(),
      }),
    ),
  setQuestions: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/campaigns/{id}/questionnaires",
    summary: "Give the drafts that ask nothing the questions of an evaluation, of positions or of skills",
  })
    .input(z.strictObject({ id, questionnaire: Questionnaire }))
    .output(
      z.object({
        campaign: Campaign,
        /** Drafts that ask something now: a position may have no question either. */
        given: z.number().int(),
      }),
    ),
  /** Each as it was sent; one that cannot be approved so still waits, to be decided individually. */
  approve: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/campaigns/{id}/approvals",
    summary: "Approve what several people evaluated propose",
  })
    .input(z.strictObject({ id, evaluationIds: z.array(id).min(1).max(100) }))
    .output(z.object({ campaign: Campaign, approved: z.number().int() })),
  remind: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/campaigns/{id}/reminders",
    summary: "Remind those who have not finished, or some of them, of all their parts by one email",
  })
    .input(z.strictObject({ id, profileIds: ids.min(1).optional() }))
    .output(z.object({ missing: z.array(MissingPerson), reminded: z.number().int() })),
  launch: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/campaigns/{id}/launch",
    summary: "Launch all that can be; what cannot stays a draft, with its reason",
  })
    .input(z.strictObject({ id, acceptsSmallGroups: z.boolean().optional() }))
    .output(Campaign),
};
