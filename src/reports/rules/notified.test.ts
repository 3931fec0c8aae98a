import { expect, test } from "vitest";
import { resolveStandpoint, type Standpoint } from "#evaluations/rules/relations.ts";
import { resolveNotification } from "./notified.ts";

const running = {
  evaluationType: "full",
  status: "in_progress",
  launchedOn: "2026-11-20",
  hasReport: false,
  teamManagerReads: false,
} as const;
const done = { ...running, status: "completed", hasReport: true } as const;
const archived = { ...done, status: "archived" } as const;
const facts = {
  authorId: "lead",
  subjectId: "subject",
  subjectDirectManagerId: null,
  subjectTeamManagerIds: [],
};
const who = (id: string, role: "user" | "team_manager", part: Standpoint["part"] = null, promoted = false) =>
  resolveStandpoint({ id, role, isAdmin: false }, facts, part, { isPromotedBySubject: promoted });
const peer = (status: "pending" | "completed" | "declined") => ({ role: "peer", status }) as const;
const form = { isToDo: true, opens: "form" };
const own = { isToDo: false, opens: "own" };
const report = { isToDo: false, opens: "report" };

const draft = { ...running, status: "draft", launchedOn: null } as const;
test.each([
  ["asks the person evaluated", "nomination_asked", who("subject", "user"), "open", "nomination", true],
  [
    "asks them again once it was sent back",
    "nomination_asked",
    who("subject", "user"),
    "returned",
    "nomination",
    true,
  ],
  ["is settled by sending", "nomination_asked", who("subject", "user"), "sent", "nomination", false],
  ["waits for whoever leads", "nomination_sent", who("lead", "team_manager"), "sent", "approval", true],
  ["is settled by approving", "nomination_sent", who("lead", "team_manager"), "approved", "approval", false],
  ["is never the person’s own to approve", "nomination_sent", who("subject", "user"), "sent", null, null],
  ["says nothing to others", "nomination_asked", who("peer", "user"), "open", null, null],
  ["says nothing once taken back", "nomination_asked", who("subject", "user"), null, null, null],
] as const)("a proposal %s", (_, kind, reader, nomination, opens, isToDo) => {
  const asked = nomination && ({ status: nomination, decidedBy: "lead" } as const);
  expect(resolveNotification(kind, reader, { ...draft, nomination: asked })).toEqual(
    opens && { opens, isToDo },
  );
  expect(resolveNotification(kind, reader, { ...running, nomination: asked })).toBeNull();
});

const byManager = { ...facts, subjectDirectManagerId: "manager" };
const manager = (role: "user" | "team_manager", promoted = false) =>
  resolveStandpoint({ id: "manager", role, isAdmin: false }, byManager, null, {
    isPromotedBySubject: promoted,
  });
const approval = { opens: "approval", isToDo: false };
test.each([
  ["waits for them", "nomination_sent", manager("user"), "sent", { opens: "decision", isToDo: true }],
  [
    "so it does with a role",
    "nomination_sent",
    manager("team_manager"),
    "sent",
    { opens: "decision", isToDo: true },
  ],
  ["is gone once decided", "nomination_sent", manager("user"), "approved", null],
  ["or once it is sent back", "nomination_sent", manager("user"), "returned", null],
  [
    "is on the page of who runs evaluations",
    "nomination_sent",
    manager("team_manager"),
    "approved",
    approval,
  ],
  ["is nothing to who was promoted", "nomination_sent", manager("team_manager", true), "sent", null],
  [
    "tells the author that it was approved",
    "nomination_approved",
    who("lead", "team_manager"),
    "approved",
    {
      opens: "approval",
      isToDo: true,
    },
  ],
  ["which a plain manager is not told", "nomination_approved", manager("user"), "approved", null],
] as const)("a proposal that the direct manager decides %s", (_, kind, reader, status, shown) => {
  const nomination = { status, decidedBy: "direct_manager" } as const;
  expect(resolveNotification(kind, reader, { ...draft, nomination })).toEqual(shown);
});

test("a proposal that those who lead decide says nothing to a direct manager without the role", () => {
  const nomination = { status: "sent", decidedBy: "lead" } as const;
  expect(resolveNotification("nomination_sent", manager("user"), { ...draft, nomination })).toBeNull();
});

test.each([
  [
    "waits for whoever has not answered",
    "evaluation_invitation",
    who("peer", "user", peer("pending")),
    running,
    form,
  ],
  ["so does a reminder", "evaluation_reminder", who("peer", "user", peer("pending")), running, form],
  ["is settled by answering", "evaluation_invitation", who("peer", "user", peer("completed")), running, own],
  ["and by declining", "evaluation_reminder", who("peer", "user", peer("declined")), running, own],
  ["says nothing to who was withdrawn", "evaluation_invitation", who("peer", "user"), running, null],
  [
    "nor in review, of those who did not answer",
    "evaluation_invitation",
    who("peer", "user", peer("pending")),
    { ...running, status: "review" },
    null,
  ],
  [
    "nor once the collection has closed",
    "evaluation_invitation",
    who("peer", "user", peer("completed")),
    done,
    null,
  ],
  [
    "nor of what was called off",
    "evaluation_invitation",
    who("peer", "user", peer("pending")),
    { ...running, status: "archived" },
    null,
  ],
  [
    "nor of what is a draft again",
    "evaluation_invitation",
    who("peer", "user", peer("pending")),
    { ...running, status: "draft" },
    null,
  ],
  ["opens one’s report", "report_ready", who("subject", "user"), done, report],
  ["not before its release", "report_ready", who("subject", "user"), { ...done, status: "review" }, null],
  ["not once it is archived", "report_ready", who("subject", "user"), archived, null],
  ["opens the report that one leads", "evaluation_completed", who("lead", "team_manager"), done, report],
  [
    "or its page, for a lead who answered as a colleague",
    "evaluation_completed",
    who("lead", "team_manager", peer("completed")),
    done,
    { isToDo: false, opens: "evaluation" },
  ],
  [
    "nothing for a lead who runs evaluations no more",
    "evaluation_completed",
    who("lead", "user"),
    done,
    null,
  ],
  [
    "nothing for a lead whom the person evaluated promoted",
    "evaluation_completed",
    who("lead", "team_manager", null, true),
    done,
    null,
  ],
] as const)("a notification %s", (_promise, kind, reader, evaluation, shown) => {
  expect(resolveNotification(kind, reader, evaluation)).toEqual(shown);
});

test.each([
  ["to whoever leads, who opens the evaluation", who("lead", "team_manager"), running, true, true],
  ["to the person evaluated: never", who("subject", "team_manager"), running, true, false],
  ["to others: never", who("peer", "user"), running, true, false],
  ["no more once the account is open again", who("lead", "team_manager"), running, false, false],
  ["no more once the collection has closed", who("lead", "team_manager"), done, true, false],
] as const)(
  "somebody awaited who cannot answer is told %s",
  (_, reader, evaluation, hasLeftRaters, isShown) => {
    expect(resolveNotification("rater_left", reader, { ...evaluation, hasLeftRaters })).toEqual(
      isShown ? { isToDo: false, opens: "evaluation" } : null,
    );
  },
);
