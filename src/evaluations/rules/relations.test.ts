import { describe, expect, test } from "vitest";
import { type EvaluationStatus, evaluationStatuses, type EvaluationType } from "../vocabulary.ts";
import { reportReaders } from "../vocabulary/readers.ts";
import { listReportReaders } from "./readers.ts";
import {
  isEntitled,
  mayManage,
  mayRead,
  mayReadReport,
  seesDeclineNotes,
  resolveStandpoint,
  type EvaluationFacts,
  type PersonFacts,
  type Standpoint,
} from "./relations.ts";

const evaluation: EvaluationFacts = {
  authorId: "author",
  subjectId: "subject",
  subjectDirectManagerId: "boss",
  subjectTeamManagerIds: ["lead"],
};
const as = (
  id: string,
  role: PersonFacts["role"],
  { isAdmin = false, part = null }: { isAdmin?: boolean; part?: Standpoint["part"] } = {},
) => resolveStandpoint({ id, role, isAdmin }, evaluation, part);

const people = {
  author: as("author", "team_manager"),
  admin: as("someone", "admin", { isAdmin: true }),
  owner: as("someone", "account_owner"),
  teamManager: as("lead", "team_manager"),
  directManager: as("boss", "user"),
  directManagerWhoEvaluates: as("boss", "team_manager"),
  stranger: as("someone", "team_manager"),
  colleague: as("someone", "user", { part: { role: "peer", status: "completed" } }),
  demotedAuthor: as("author", "user"),
  demotedTeamManager: as("lead", "user"),
  subject: as("subject", "user"),
  subjectWhoOwns: as("subject", "account_owner", { isAdmin: true }),
};
const listAllowed = (may: (who: Standpoint) => boolean) =>
  Object.entries(people)
    .filter(([, who]) => may(who))
    .map(([name]) => name);

test("whoever the person evaluated raised has no relation left but their own part", () => {
  const part = { role: "manager", status: "pending" } as const;
  const raised = { isPromotedBySubject: true };
  for (const [id, role] of [
    ["author", "team_manager"],
    ["boss", "team_manager"],
    ["lead", "team_manager"],
    ["someone", "account_owner"],
  ] as const) {
    const who = resolveStandpoint({ id, role, isAdmin: true }, evaluation, part, raised);
    expect([id, who.relations, who.part]).toEqual([id, [], part]);
  }
  const subject = { id: "subject", role: "admin", isAdmin: true } as const;
  expect(resolveStandpoint(subject, evaluation, part, raised).relations).toContain("subject");
});

describe("who runs an evaluation", () => {
  const running = { evaluationType: "peer", status: "in_progress", launchedOn: "2026-11-20" } as const;

  test("author, administration, and the managers of the person who run evaluations", () => {
    expect(listAllowed((who) => mayManage(who, running))).toEqual([
      "author",
      "admin",
      "owner",
      "teamManager",
      "directManagerWhoEvaluates",
    ]);
  });

  test("being the subject beats every other right, even an owner’s", () => {
    for (const status of evaluationStatuses)
      expect(mayManage(people.subjectWhoOwns, { evaluationType: "full", status, launchedOn: null })).toBe(
        false,
      );
  });

  test("the subject sees the control room once launched, never a draft", () => {
    expect(mayRead(people.subjectWhoOwns, running)).toBe(true);
    expect(mayRead(people.subjectWhoOwns, { ...running, status: "archived" })).toBe(true);
    expect(mayRead(people.subjectWhoOwns, { ...running, status: "draft", launchedOn: null })).toBe(false);
    expect(mayRead(people.subjectWhoOwns, { ...running, status: "archived", launchedOn: null })).toBe(false);
    expect(mayRead(people.stranger, running)).toBe(false);
  });

  test("a self-evaluation of one’s own stays one’s own; an only owner’s other types only until launch", () => {
    const own = resolveStandpoint(
      { id: "subject", role: "account_owner", isAdmin: true },
      {
        ...evaluation,
        authorId: "subject",
      },
    );
    const managed = (evaluationType: EvaluationType, launchedOn: string | null) =>
      evaluationStatuses.filter((status) => mayManage(own, { evaluationType, status, launchedOn }));
    expect(managed("self", "2026-11-20")).toEqual(evaluationStatuses);
    expect(managed("full", "2026-11-20")).toEqual(["draft", "pending"]);
    // A draft given up was never launched.
    expect(managed("full", null)).toContain("archived");
  });

  test("a refusal’s reason goes to the evaluation lead alone", () => {
    expect(listAllowed(seesDeclineNotes)).toEqual(["author"]);
  });
});

describe("who opens the report", () => {
  const listReaders = (
    status: EvaluationStatus,
    facts: { teamManagerReads?: boolean; hasReport?: boolean } = {},
  ) =>
    listAllowed((who) => mayReadReport(who, { status, hasReport: true, teamManagerReads: false, ...facts }));
  const always = ["author", "admin", "owner", "directManager", "directManagerWhoEvaluates"];

  test("before collection closes, nobody", () => {
    for (const status of ["draft", "pending", "in_progress"] as const)
      expect(listReaders(status)).toEqual([]);
    expect(listReaders("completed", { hasReport: false })).toEqual([]);
  });

  test("in review, those who run it and the direct manager, not the subject", () => {
    expect(listReaders("review")).toEqual(always);
  });

  test("after release the subject too, and never a colleague, a stranger or a lapsed role", () => {
    expect(listReaders("completed")).toEqual([...always, "subject", "subjectWhoOwns"]);
    expect(listReaders("archived")).toEqual([...always, "subject", "subjectWhoOwns"]);
  });

  test("the team manager only when the company has switched it on", () => {
    expect(listReaders("completed")).not.toContain("teamManager");
    expect(listReaders("completed", { teamManagerReads: true })).toContain("teamManager");
  });

  test("having answered in a protected group beats the right to read, having answered as manager does not", () => {
    const report = { status: "completed", hasReport: true, teamManagerReads: false } as const;
    const admin = (part: Standpoint["part"]) => as("someone", "admin", { isAdmin: true, part });
    expect(mayReadReport(admin({ role: "peer", status: "completed" }), report)).toBe(false);
    expect(mayReadReport(admin({ role: "direct_report", status: "completed" }), report)).toBe(false);
    expect(mayReadReport(admin({ role: "peer", status: "pending" }), report)).toBe(true);
    expect(mayReadReport(admin({ role: "manager", status: "completed" }), report)).toBe(true);
  });

  test("exactly the announced readers are entitled", () => {
    for (const teamManagerReads of [true, false])
      for (const relation of reportReaders)
        expect(isEntitled({ relations: [relation] }, { teamManagerReads })).toBe(
          listReportReaders({ teamManagerReads, authorIsSubject: false }).includes(relation),
        );
  });

  test("the notice names the author only when that is another person", () => {
    expect(listReportReaders({ teamManagerReads: false, authorIsSubject: true })).toEqual([
      "subject",
      "direct_manager",
      "administration",
    ]);
  });
});
