import { describe, expect, test } from "vitest";
import { listGroupsUnderThreshold, whyNotLaunch } from "#evaluations/rules/launch.ts";
import { computeReadability } from "#evaluations/rules/readability.ts";
import { isAwaited } from "#nominations/rules.ts";
import {
  computeWantedColleagues,
  countPhases,
  isLaunchable,
  isProposedAgain,
  requiresSmallGroupConfirmation,
  sumParticipationByTeam,
  makePositionFinder,
  countRequestsByPerson,
  whyNotAdd,
  whyNotCreate,
  whyNotLaunchCampaign,
  whyNotPropose,
  whyNotSetQuestions,
  whyNotTakeOut,
  selectUnacceptedTitles,
  mergeTitles,
} from "./rules.ts";

const draft = {
  status: "draft" as const,
  questionCount: 6,
  nomination: null,
  startFailure: null,
  readability: [{ count: 4 }],
  awaitsQuestions: false,
};

test.each([
  [0, "campaign_of_nobody"],
  [1, null],
  [500, null],
  [501, "campaign_too_large"],
])("a campaign of %d people: %s", (count, why) => expect(whyNotCreate(count)).toBe(why));

describe("launching a line", () => {
  test.each([
    ["a draft", draft, true],
    ["a draft that asks nothing", { ...draft, questionCount: 0 }, false],
    ["a draft whose questions are on their way", { ...draft, awaitsQuestions: true }, false],
    ["what runs", { ...draft, status: "in_progress" as const }, false],
    ["a draft whose person proposes", { ...draft, nomination: { status: "sent" as const } }, false],
    ["a draft whose people are approved", { ...draft, nomination: { status: "approved" as const } }, true],
  ])("%s: %s", (_, line, may) => {
    expect(isLaunchable(line)).toBe(may);
    // The launch of the draft itself says the same of what a line knows.
    if (line.status !== "draft" || line.awaitsQuestions) return;
    const facts = {
      name: "Automne",
      evaluationType: "peer" as const,
      subject: { isActive: true, hasDirectManager: true },
      subjectAnswers: true,
      itemCount: line.questionCount,
      invitedCount: 3,
      awaitsNomination: line.nomination !== null && isAwaited(line.nomination.status),
    };
    expect(whyNotLaunch(facts) === null).toBe(may);
  });

  test.each([[0], [1], [2], [3], [4]])(
    "asks for a second yes of %d colleagues as the launch does",
    (count) => {
      const colleagues = Array.from({ length: count }, () => ({ role: "peer" as const }));
      const known = { type: "peer" as const, threshold: 3, rate: null };
      const small = listGroupsUnderThreshold(colleagues, known.threshold, known.type);
      const line = { ...draft, readability: computeReadability(colleagues, known) };
      expect(requiresSmallGroupConfirmation(line, known.threshold)).toBe(small.length > 0);
    },
  );

  test.each([
    ["groups that reach the threshold", draft, false],
    ["a group under it", { ...draft, readability: [{ count: 4 }, { count: 2 }] }, true],
    [
      "one that the launch found too like that of another report",
      { ...draft, startFailure: "small_group_needs_confirmation" as const },
      true,
    ],
    ["what runs already", { ...draft, status: "in_progress" as const, readability: [{ count: 2 }] }, false],
  ])("asks for a second yes with %s: %s", (_, line, asks) =>
    expect(requiresSmallGroupConfirmation(line, 3)).toBe(asks),
  );
});

test("each line is in one phase, and what is completed in none", () => {
  const line = (status: Parameters<typeof countPhases>[0][number]["status"], isAllIn = false) => ({
    status,
    isAllIn,
  });
  expect(
    countPhases([
      line("draft"),
      line("pending"),
      line("in_progress"),
      line("in_progress", true),
      line("review"),
      line("completed"),
    ]),
  ).toEqual({ preparing: 2, answering: 1, report: 2, done: 1 });
});

test("participation is summed by team, those without one last", () => {
  expect(
    sumParticipationByTeam([
      { team: null, askedCount: 3, answeredCount: 1 },
      { team: "Ventes", askedCount: 4, answeredCount: 2 },
      { team: "Achats", askedCount: 5, answeredCount: 5 },
      { team: "Ventes", askedCount: 2, answeredCount: 0 },
    ]),
  ).toEqual([
    { team: "Achats", people: 1, asked: 5, answered: 5 },
    { team: "Ventes", people: 2, asked: 6, answered: 2 },
    { team: null, people: 1, asked: 3, answered: 1 },
  ]);
});

describe("changing a prepared campaign", () => {
  const open = { ...draft, isEdited: false };
  const prepared = { isLaunched: false, evaluationType: "full" as const };

  test.each([
    ["a draft that nobody has touched", open, true],
    ["one that somebody edited", { ...open, isEdited: true }, false],
    ["one whose person proposes", { ...open, nomination: { status: "open" as const } }, false],
    ["one whose proposal is approved", { ...open, nomination: { status: "approved" as const } }, false],
    ["what runs", { ...open, status: "in_progress" as const }, false],
  ])("proposes again for %s: %s", (_, line, is) => expect(isProposedAgain(line)).toBe(is));

  test.each([
    ["something to propose", prepared, [open], null],
    ["nothing to propose", prepared, [{ ...open, isEdited: true }], "nothing_to_propose"],
    [
      "no group of colleagues",
      { ...prepared, evaluationType: "manager" as const },
      [open],
      "nothing_to_propose",
    ],
    ["a launched one", { ...prepared, isLaunched: true }, [open], "campaign_launched"],
  ])("proposes again with %s: %s", (_, campaign, lines, why) =>
    expect(whyNotPropose(campaign, lines)).toBe(why),
  );

  test.each([
    [0, 3, false, "nobody_to_add"],
    [1, 499, false, null],
    [1, 499, true, "campaign_preparing"],
    [2, 499, false, "campaign_too_large"],
  ])(
    "adding %d people to %d, whose questions are on their way: %s: %s",
    (added, inIt, awaitsQuestions, why) =>
      expect(
        whyNotAdd(
          added,
          Array.from({ length: inIt }, () => ({ awaitsQuestions })),
        ),
      ).toBe(why),
  );

  const settled = { ...draft, questionCount: 6 };
  const empty = { ...draft, questionCount: 0 };
  const awaiting = { ...empty, awaitsQuestions: true };
  test.each([
    [[settled], null, "nothing_without_questions"],
    [[empty], "nothing_to_launch", null],
    [[settled, awaiting], "campaign_preparing", "campaign_preparing"],
  ])("launching and asking with %o", (lines, launching, asking) => {
    expect(whyNotLaunchCampaign(lines)).toBe(launching);
    expect(whyNotSetQuestions(lines)).toBe(asking);
  });

  test.each([
    [false, "draft" as const, null],
    [false, "in_progress" as const, "already_launched"],
    [true, "draft" as const, "campaign_launched"],
  ])("taking somebody out, launched: %s, %s: %s", (isLaunched, status, why) =>
    expect(whyNotTakeOut({ isLaunched }, { status })).toBe(why),
  );

  test.each([
    ["full" as const, null, 4],
    ["full" as const, 6, 6],
    ["full" as const, 2, 3],
    ["manager" as const, 6, 0],
  ])("%s, with %s chosen, wishes for %d colleagues", (type, chosen, wanted) =>
    expect(computeWantedColleagues(type, 3, chosen)).toBe(wanted),
  );
});

test("who is asked most comes first, those who are asked as often by name", () => {
  const person = (firstName: string, lastName: string) => ({
    person: { id: `${firstName} ${lastName}`, firstName, lastName },
  });
  const [zoe, marc, eve, ana] = [
    person("Zoé", "Roy"),
    person("Marc", "Dubé"),
    person("Ève", "D’Amours"),
    person("Ana", "Roy"),
  ];
  const requests = countRequestsByPerson([{ invited: [zoe, marc, ana] }, { invited: [zoe, eve] }]);
  expect([...requests]).toEqual([
    ["Zoé Roy", 2],
    ["Ève D’Amours", 1],
    ["Marc Dubé", 1],
    ["Ana Roy", 1],
  ]);
});

describe("the position accepted for a free title", () => {
  const titles = [
    { title: "Affineuse", positionId: "a" },
    { title: "affineuse", positionId: "b" },
  ];
  test.each([
    [{ jobPositionId: "own", jobTitle: "Affineuse" }, "own"],
    [{ jobPositionId: null, jobTitle: "AFFINEUSE" }, "a"],
    [{ jobPositionId: null, jobTitle: "Affineur" }, null],
    [{ jobPositionId: null, jobTitle: null }, null],
  ])("%o: %s", (person, position) => expect(makePositionFinder(titles)(person)).toBe(position));

  test("another one later stands for it, and those without any are counted", () => {
    expect(mergeTitles(titles, [{ title: "affineuse", positionId: "b" }])).toEqual([
      { title: "affineuse", positionId: "b" },
    ]);
    const free = [
      { title: "Affineuse", count: 2 },
      { title: "Caviste", count: 1 },
    ];
    expect(selectUnacceptedTitles({ count: 5, titles: free }, titles)).toEqual({
      count: 3,
      titles: [free[1]],
    });
  });
});
