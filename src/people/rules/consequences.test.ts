import { expect, test } from "vitest";
import type { Consequences } from "../contract/consequences.ts";
import { listConsequences, type PlaceChange } from "./consequences.ts";

const of = (count: number) => ({ count, people: [], peopleCount: count });
const plans = (count: number) => ({ ...of(count), managers: of(1) });
const nothing: Consequences = {
  reportsOpen: of(0),
  reportsClose: of(0),
  comingOpen: of(0),
  comingClose: of(0),
  runs: of(0),
  runsNoMore: of(0),
  kept: of(0),
  barred: of(0),
  stillAsked: of(0),
  figuresOpen: of(0),
  figuresClose: of(0),
  plansClose: plans(0),
  plansOpen: plans(0),
  plansOpenAtOnce: plans(0),
  plansKept: [],
  counting: [],
  nextManager: of(1),
  running: 0,
  proposals: 0,
  isPartial: false,
};
const list = (kind: PlaceChange["kind"], facts: Partial<Consequences>) => {
  const lines = listConsequences(kind, { ...nothing, ...facts });
  return (
    lines && [lines.changes, lines.stays].map((group) => group.map(({ text, count }) => `${text} ${count}`))
  );
};

test.each<[string, PlaceChange["kind"], Partial<Consequences>, string[][] | null]>([
  ["nothing is said where nothing moves", "directManager", { kept: of(2), barred: of(1), running: 1 }, null],
  [
    "of a development plan, when it closes, opens and stays open",
    "directManager",
    {
      plansClose: plans(2),
      plansOpen: plans(1),
      plansOpenAtOnce: plans(1),
      plansKept: [{ ...plans(3), reason: "team" }],
    },
    [
      ["plansClose 2", "plansOpen 1", "plansOpenAtOnce 1", "launches 1"],
      ["plansKeptByTeam 3", "published 1"],
    ],
  ],
  [
    "of reports, evaluations and proposals, what opens comes first",
    "directManager",
    {
      reportsOpen: of(2),
      reportsClose: of(3),
      comingOpen: of(1),
      comingClose: of(1),
      runs: of(1),
      runsNoMore: of(4),
      running: 1,
      stillAsked: of(1),
      proposals: 1,
    },
    [
      [
        "reportsOpen 2",
        "reportsClose 3",
        "comingOpen 1",
        "comingClose 1",
        "runs 1",
        "runsNoMore 4",
        "proposals 1",
        "launches 1",
      ],
      ["running 1", "stillAsked 1", "published 1"],
    ],
  ],
  [
    "without a manager, the lead decides, and later evaluations ask none",
    "directManager",
    { nextManager: of(0), reportsClose: of(1), proposals: 2, kept: of(1) },
    [
      ["reportsClose 1", "proposalsToLead 2", "launchesAlone 1"],
      ["kept 1", "published 1"],
    ],
  ],
  [
    "a team moves where reports count, and the figures that are published stay",
    "join",
    { runs: of(2), counting: [{ ...of(3), team: "Ventes" }] },
    [
      ["runs 2", "counts 3"],
      ["teamReads 1", "published 1", "figuresStay 1"],
    ],
  ],
  [
    "the last team",
    "removal",
    { counting: [{ ...of(1), team: null }], figuresClose: of(1) },
    [
      ["figuresClose 1", "countsNowhere 1"],
      ["published 1", "figuresStay 1"],
    ],
  ],
  [
    "a team whose manager reads says nothing of closed reports",
    "teamManager",
    { reportsOpen: of(4), runs: of(1), barred: of(1), figuresOpen: of(1) },
    [
      ["reportsOpen 4", "runs 1", "figuresOpen 1"],
      ["barred 1", "published 1", "figuresStay 1"],
    ],
  ],
])("%s", (_, kind, facts, expected) => {
  expect(list(kind, facts)).toEqual(expected);
});
