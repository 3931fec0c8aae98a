import { expect, test } from "vitest";
import type { Consequences } from "../contract/consequences.ts";
import { listConsequences, type PlaceChange } from "./consequences.ts";

const side = (count: number, reports = 0, comingReports = 0, evaluations = 0) => ({
  people: [],
  count,
  reports,
  comingReports,
  evaluations,
});
const nothing: Consequences = {
  gaining: side(1),
  losing: side(1),
  keptReports: 0,
  barredReports: 0,
  running: 0,
  stillAsked: 0,
  proposals: 0,
  figures: [],
  isPartial: false,
};
const list = (kind: PlaceChange["kind"], facts: Partial<Consequences>) => {
  const lines = listConsequences(kind, { ...nothing, ...facts });
  return (
    lines && [lines.changes, lines.stays].map((group) => group.map(({ text, count }) => `${text} ${count}`))
  );
};

test.each<[string, PlaceChange["kind"], Partial<Consequences>, string[][] | null]>([
  ["nothing is asked where nothing moves", "directManager", { keptReports: 2, running: 1 }, null],
  [
    "of reports, evaluations and proposals, who gains comes first",
    "directManager",
    { gaining: side(1, 2, 1, 1), losing: side(1, 2, 1, 0), running: 1, stillAsked: 1, proposals: 1 },
    [
      [
        "reportsOpen 2",
        "reportsClose 2",
        "comingOpen 1",
        "comingClose 1",
        "runs 1",
        "proposals 1",
        "launches 1",
      ],
      ["running 1", "stillAsked 1", "published 1"],
    ],
  ],
  [
    "without a manager, the lead decides, and later evaluations ask none",
    "directManager",
    { gaining: side(0), losing: side(1, 1), proposals: 2, keptReports: 1 },
    [
      ["reportsClose 1", "proposalsToLead 2", "launchesAlone 1"],
      ["kept 1", "published 1"],
    ],
  ],
  [
    "a team moves figures, and the ones that are published stay",
    "join",
    { gaining: side(1, 0, 0, 2), figures: [{ team: "Ventes", count: 3 }] },
    [
      ["runs 2", "figures 3"],
      ["teamReads 1", "published 1", "figuresStay 1"],
    ],
  ],
  [
    "the last team",
    "removal",
    { figures: [{ team: null, count: 1 }] },
    [["noFigures 1"], ["published 1", "figuresStay 1"]],
  ],
  [
    "a team whose manager reads says nothing of closed reports",
    "teamManager",
    { gaining: side(1, 4, 0, 1), barredReports: 1 },
    [
      ["reportsOpen 4", "runs 1"],
      ["barred 1", "published 1"],
    ],
  ],
])("%s", (_, kind, facts, expected) => {
  expect(list(kind, facts)).toEqual(expected);
});
