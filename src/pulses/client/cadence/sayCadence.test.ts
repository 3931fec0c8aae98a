import { expect, test } from "vitest";
import type { PulsePlan } from "../../contract/content.ts";
import { sayCadence, sayMoved, sayRun } from "./sayCadence.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

type Said = Pick<PulsePlan, "cadence" | "startsOn" | "hour">;
test.each<[Said, string, string]>([
  [
    { cadence: "once", startsOn: "2026-12-01", hour: 13 },
    "Une seule fois, le mardi 1ᵉʳ décembre 2026 à 13 h",
    "Once only, on Tuesday, December 1, 2026 at 1 p.m.",
  ],
  [{ cadence: "weekly", startsOn: "2026-12-03", hour: 0 }, "Chaque jeudi à 0 h", "Every Thursday at 12 a.m."],
  [
    { cadence: "biweekly", startsOn: "2026-11-30", hour: 9 },
    "Toutes les deux semaines, le lundi à 9 h",
    "Every two weeks, on Monday at 9 a.m.",
  ],
  // Begun on a Saturday, it comes back on Mondays.
  [{ cadence: "weekly", startsOn: "2026-11-28", hour: 9 }, "Chaque lundi à 9 h", "Every Monday at 9 a.m."],
  [
    { cadence: "monthly", startsOn: "2026-12-01", hour: 12 },
    "Le 1ᵉʳ de chaque mois à 12 h",
    "On the 1st of each month at 12 p.m.",
  ],
  [
    { cadence: "monthly", startsOn: "2026-12-31", hour: 9 },
    "Le 31 de chaque mois à 9 h; le dernier jour des mois plus courts",
    "On the 31st of each month at 9 a.m.; on the last day of shorter months",
  ],
  [
    { cadence: "quarterly", startsOn: "2026-12-22", hour: 9 },
    "Tous les trois mois, le 22 à 9 h",
    "Every three months, on the 22nd at 9 a.m.",
  ],
])("%o is said in both languages", (plan, french, english) => {
  const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");
  expect(plain(sayCadence("fr", fr, plan))).toBe(french);
  expect(plain(sayCadence("en", en, plan))).toBe(english);
});

test("nothing is said before a first day is chosen; a run is said with its last day", () => {
  expect(sayCadence("fr", fr, { cadence: "weekly", startsOn: null, hour: 9 })).toBeNull();
  const run = { opensOn: "2026-11-30", closesOn: "2026-12-06", movedFrom: null };
  expect(sayRun("fr", fr, run)).toBe("lundi 30 novembre 2026, jusqu’au dimanche 6 décembre 2026");
});

test("a day that a holiday or a weekend moved", () => {
  expect(sayMoved("fr", fr, "2027-01-01")).toBe("au lieu du vendredi 1ᵉʳ janvier 2027, jour férié");
  expect(sayMoved("fr", fr, "2027-01-02")).toBe("au lieu du samedi 2 janvier 2027");
  expect(sayMoved("en", en, "2027-01-03")).toBe("instead of Sunday, January 3, 2027");
});
