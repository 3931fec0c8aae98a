import { expect, test } from "vitest";
import { mailOutcomes, type MailOutcome } from "../vocabulary.ts";
import { countUndelivered, listProblems, type Health } from "./problems.ts";

const counts = (some: Partial<Record<MailOutcome, number>>) => ({
  ...(Object.fromEntries(mailOutcomes.map((outcome) => [outcome, 0])) as Record<MailOutcome, number>),
  ...some,
});
const invitations = (some: Partial<Record<MailOutcome, number>>) => [
  { kind: "people.invitation", title: "Invitation", counts: counts(some) },
];
const item = { id: "8b3c4d1e-0000-4000-8000-000000000001", name: { fr: "Commis", en: null } };
const lacking = { count: 2, first: [item, item] };
const complete = { count: 0, first: [] };

type Whole = { [Part in keyof Health]-?: NonNullable<Health[Part]> };
const well: Whole = {
  background: { light: "running", hasGivenUp: false, rounds: [] },
  mail: { light: "leaving", kinds: invitations({ sent: 40, delayed: 3, waiting: 2, held: 1 }) },
  failures: { kinds: { request: "few", overload: "none", background: "few" } },
  content: { untranslatedQuestions: 0, positionsWithoutSkill: complete, skillsWithoutQuestion: complete },
  storage: { files: [], disk: { atLeastGigabytes: 50, isLow: false } },
};
const ill: Whole = {
  background: { light: "late", hasGivenUp: true, rounds: [] },
  mail: { light: "refused", kinds: invitations({ refused: 2, failed: 1 }) },
  failures: { kinds: { request: "none", overload: "many", background: "none" } },
  content: { untranslatedQuestions: 7, positionsWithoutSkill: lacking, skillsWithoutQuestion: lacking },
  storage: { files: [], disk: { atLeastGigabytes: 0, isLow: true } },
};
const withLight = (light: Whole["mail"]["light"]): Health => ({ mail: { ...well.mail, light } });

test.each<[string, Health, string[]]>([
  ["nothing is read yet", {}, []],
  ["all is well", well, []],
  ["files are kept elsewhere", { ...well, storage: { files: [], disk: null } }, []],
  ["mail is held by choice", withLight("held"), []],
  ["mail is read on this machine", withLight("mailbox"), []],
  ["mail waits since a restoration", withLight("paused"), ["paused"]],
  ["the mail server does not answer", withLight("unreachable"), ["unreachable"]],
  ["no worker lives", { background: { ...well.background, light: "stopped" } }, ["stopped"]],
  [
    "a part has failed, the others tell",
    { ...well, mail: undefined, content: ill.content },
    ["positionWithoutSkill", "skillWithoutQuestion", "untranslated"],
  ],
  [
    "all is ill",
    ill,
    [
      "refused",
      "diskLow",
      "late",
      "givenUp",
      "failing",
      "undelivered",
      "positionWithoutSkill",
      "skillWithoutQuestion",
      "untranslated",
    ],
  ],
  [
    "all is ill and no worker lives",
    { ...ill, background: { ...ill.background, light: "stopped" } },
    [
      "stopped",
      "refused",
      "diskLow",
      "givenUp",
      "failing",
      "undelivered",
      "positionWithoutSkill",
      "skillWithoutQuestion",
      "untranslated",
    ],
  ],
])("what stops people comes first: %s", (_what, health, kinds) => {
  expect(listProblems(health).map(({ kind }) => kind)).toEqual(kinds);
});

test("a problem says how much of it there is, and where it begins", () => {
  expect(listProblems({ mail: ill.mail, content: ill.content })).toEqual(
    expect.arrayContaining([
      { kind: "undelivered", count: 3 },
      { kind: "positionWithoutSkill", count: 2, first: item },
      { kind: "untranslated", count: 7 },
    ]),
  );
  expect(countUndelivered(well.mail)).toBe(0);
});
