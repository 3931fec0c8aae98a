import { expect, test } from "vitest";
import type { ParticipantRole, ParticipantStatus } from "../vocabulary.ts";
import { compareAccess, listAffected, type AffectedEvaluation, type TieChange } from "./accessChanges.ts";

const direct = (from: string | null, to: string | null) => ({
  before: { directManagerId: from, teamManagerIds: [] },
  after: { directManagerId: to, teamManagerIds: [] },
});
const byTeam = (from: string[], to: string[]) => ({
  before: { directManagerId: null, teamManagerIds: from },
  after: { directManagerId: null, teamManagerIds: to },
});
const evaluation: AffectedEvaluation = {
  authorId: "author",
  subjectId: "subject",
  evaluationType: "full",
  status: "completed",
  launchedOn: "2026-11-02",
  hasReport: true,
  teamManagerReads: false,
};
const running = { status: "in_progress", hasReport: false } as const;
const unchanged = {
  report: null,
  comingReport: null,
  evaluation: null,
  isBarred: false,
  isStillAsked: false,
};

interface Case {
  who: string;
  role?: "user" | "team_manager" | "account_owner";
  of?: Partial<AffectedEvaluation>;
  ties?: TieChange;
  part?: [ParticipantRole, ParticipantStatus];
  isPromoted?: boolean;
  is: Partial<typeof unchanged> | Record<string, unknown>;
}

const cases: Record<string, Case> = {
  "a new direct manager opens the published report": { who: "new", is: { report: "opens" } },
  "a former one does not any more": { who: "former", is: { report: "closes" } },
  "an archived report moves alike": { who: "new", of: { status: "archived" }, is: { report: "opens" } },
  "an evaluation archived while it ran has none": {
    who: "new",
    of: { status: "archived", hasReport: false },
    is: {},
  },
  "a report under review moves alike": { who: "new", of: { status: "review" }, is: { report: "opens" } },
  "who prepared the evaluation keeps its report": {
    who: "author",
    role: "team_manager",
    ties: direct("author", "new"),
    is: { report: "kept" },
  },
  "an owner gains nothing": { who: "new", role: "account_owner", is: {} },
  "an owner who is not the manager any more keeps the report": {
    who: "former",
    role: "account_owner",
    is: { report: "kept" },
  },
  "who has answered as a colleague opens no report": {
    who: "new",
    part: ["peer", "completed"],
    is: { isBarred: true },
  },
  "who declined to answer as a colleague does": {
    who: "new",
    part: ["peer", "declined"],
    is: { report: "opens" },
  },
  "who was asked as a colleague and did not answer in time does": {
    who: "new",
    part: ["peer", "pending"],
    is: { report: "opens" },
  },
  "whom the person evaluated promoted gains nothing": {
    who: "new",
    role: "team_manager",
    isPromoted: true,
    is: {},
  },
  "the report of a running evaluation will follow": {
    who: "new",
    of: running,
    is: { comingReport: "opens" },
  },
  "and not the one before": { who: "former", of: running, is: { comingReport: "closes" } },
  "who is asked as a colleague gets none": {
    who: "new",
    of: running,
    part: ["peer", "pending"],
    is: { isBarred: true },
  },
  "with the role, a manager runs what is not over": {
    who: "new",
    role: "team_manager",
    of: running,
    is: { comingReport: "opens", evaluation: "runs" },
  },
  "and stops running it": {
    who: "former",
    role: "team_manager",
    of: running,
    is: { comingReport: "closes", evaluation: "runsNoMore" },
  },
  "a draft too": {
    who: "new",
    role: "team_manager",
    of: { status: "draft", launchedOn: null, hasReport: false },
    is: { evaluation: "runs" },
  },
  "the former direct manager is still asked": {
    who: "former",
    of: running,
    part: ["manager", "pending"],
    is: { comingReport: "closes", isStillAsked: true },
  },
  "whether they have answered or not": {
    who: "former",
    of: running,
    part: ["manager", "completed"],
    is: { comingReport: "closes", isStillAsked: true },
  },
  "the manager of a new team runs, and opens no report": {
    who: "lead",
    role: "team_manager",
    ties: byTeam([], ["lead"]),
    of: running,
    is: { evaluation: "runs" },
  },
  "but where the company lets them read": {
    who: "lead",
    role: "team_manager",
    ties: byTeam([], ["lead"]),
    of: { teamManagerReads: true },
    is: { report: "opens" },
  },
  "a team in the name of a member gives nothing": {
    who: "lead",
    ties: byTeam([], ["lead"]),
    of: running,
    is: {},
  },
};
test.each(Object.entries(cases))(
  "%s",
  (_, { who, role = "user", of = {}, ties = direct("former", "new"), part, isPromoted = false, is }) => {
    const person = { id: who, role, isAdmin: false };
    const standing = {
      part: part ? { role: part[0], status: part[1] } : null,
      isPromotedBySubject: isPromoted,
    };
    expect(compareAccess(person, { ...evaluation, ...of }, ties, standing)).toEqual({ ...unchanged, ...is });
  },
);

test("those are affected whose relation changes, never the person themself", () => {
  const team = (...teamManagerIds: string[]) => ({ directManagerId: "boss", teamManagerIds });
  const affected = (before: string[], after: string[]) =>
    listAffected("subject", { before: team(...before), after: team(...after) });
  expect(affected(["ana", "bo"], ["bo", "zoe"])).toEqual(["ana", "zoe"]);
  expect(affected(["boss"], [])).toEqual(["boss"]);
  // Two teams of the same manager, one of which is left.
  expect(affected(["ana", "ana"], ["ana"])).toEqual([]);
  expect(affected([], ["subject"])).toEqual([]);
  expect(listAffected("subject", direct(null, "ana"))).toEqual(["ana"]);
});
