import { describe, expect, test } from "vitest";
import type { TooClose } from "../contract/series.ts";
import type { SeriesProgress } from "./cadence.ts";
import { listCloseDays, listTooClose, type AskedBefore, type AskedLater } from "./rest.ts";

const opensOn = "2026-11-30";
const closed = (day: string, shared = 10): AskedBefore => ({ opensOn: day, closesOn: null, shared });
const open = (day: string, closesOn: string, shared = 10): AskedBefore => ({
  opensOn: day,
  closesOn,
  shared,
});
const lately = (day: string): TooClose => ({ kind: "lately", day });

describe("other surveys of as good as the same people", () => {
  test.each<[string, AskedBefore[], AskedLater[], TooClose[]]>([
    ["none", [], [], []],
    ["sent six days before", [closed("2026-11-24")], [], [lately("2026-11-24")]],
    ["sent seven days before", [closed("2026-11-23")], [], []],
    ["of eight of ten", [closed("2026-11-26", 8)], [], [lately("2026-11-26")]],
    ["of seven of ten", [closed("2026-11-26", 7)], [{ opensOn: "2026-12-01", shared: 7 }], []],
    ["the last of two", [closed("2026-11-27", 9), closed("2026-11-25")], [], [lately("2026-11-27")]],
    ["closed before it opens", [open("2026-11-25", "2026-11-29")], [], [lately("2026-11-25")]],
    ["long open, on its day still", [open("2026-11-02", opensOn)], [], [{ kind: "open", day: opensOn }]],
    ["long open, until the day before", [open("2026-11-02", "2026-11-29")], [], []],
    [
      "the open one that closes last, beside one that is over",
      [open("2026-11-26", "2026-12-02"), open("2026-11-25", "2026-12-04"), closed("2026-11-24")],
      [],
      [lately("2026-11-24"), { kind: "open", day: "2026-12-04" }],
    ],
    [
      "the nearest that is planned",
      [],
      [
        { opensOn: "2026-12-15", shared: 10 },
        { opensOn: "2026-12-02", shared: 9 },
        { opensOn: "2026-12-01", shared: 3 },
      ],
      [{ kind: "soon", day: "2026-12-02" }],
    ],
  ])("%s", (_, before, later, found) => {
    expect(listTooClose({ asked: 10, opensOn }, before, later)).toEqual(found);
  });

  test("there are none where no person would be asked", () => {
    expect(listTooClose({ asked: 0, opensOn }, [closed("2026-11-29", 0)], [])).toEqual([]);
  });
});

const monthly: SeriesProgress = {
  cadence: "monthly",
  hour: 9,
  openDays: 7,
  end: "never",
  runs: null,
  endsOn: null,
  anchor: "2026-06-02",
  lastOccurrence: "2026-11-02",
  skipped: [],
  runCount: 6,
};
const runsOn = (...days: string[]) => days.map((day) => ({ opensOn: day }));

describe("the days of another series close to the next runs", () => {
  test.each<[string, string[], Partial<SeriesProgress>, string[]]>([
    ["six days after", ["2026-11-26"], {}, ["2026-12-02"]],
    ["seven days after", ["2026-11-25"], {}, []],
    ["six days before", ["2026-12-08"], {}, ["2026-12-02"]],
    ["seven days before", ["2026-12-09"], {}, []],
    // The weekend and New Year move it to January 4.
    [
      "beside the second and the third run",
      ["2026-11-09", "2026-12-07", "2027-01-04"],
      {},
      ["2026-12-02", "2027-01-04"],
    ],
    ["one that is skipped", ["2026-11-30"], { skipped: ["2026-12-02"] }, []],
    ["a series that ends before", ["2026-11-30"], { end: "on", endsOn: "2026-11-30" }, []],
    ["while there is no first day", [], {}, []],
  ])("%s", (_, days, facts, found) => {
    expect(listCloseDays(runsOn(...days), { ...monthly, ...facts })).toEqual(found);
  });
});
