import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { anyCuts, type Company } from "../testing/attack/companies.ts";
import { restsOnFewerThan } from "../testing/attack/linear.ts";
import { hideUntilSafe } from "./complement.ts";
import type { Figure } from "./figure.ts";

/** A figure of the company is about this many people at least (§5). */
const fewest = 5;
const companies = rounds({ short: 150, long: 3_000 });
const hour = 60 * 60_000;

const small: Company = { teams: 5, peoplePerTeam: [1, 8], directions: 2, roles: 3 };

const published = (figures: readonly Figure[]) => {
  const safe = new Set(hideUntilSafe(figures, fewest).published);
  return figures.filter(({ id }) => safe.has(id));
};

describe("whoever combines the figures of a company by role, team and direction", () => {
  test("finds none about fewer than five people, whatever the company", { timeout: hour }, () => {
    let hidden = 0;
    for (let seed = 0; seed < companies; seed += 1) {
      const figures = anyCuts(seed, { ...small, roles: seed % 4 });
      const kept = published(figures);
      hidden += figures.length - kept.length;
      expect(restsOnFewerThan(fewest, kept), `company ${seed}`).toBe(false);
    }
    expect(hidden).toBeGreaterThan(companies);
    noteFigure({
      name: "Company cuts: combinations about fewer than 5 people, by the exact rank over all sets of people",
      measured: `0 in ${companies} companies`,
      asked: "0",
    });
  });

  test("would find one if the complement rule were not there, or looked at figures one by one", () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const cuts = seeds.map((seed) => anyCuts(seed, small));
    const largeEnough = ({ size }: Figure) => size >= fewest;
    expect(cuts.some((figures) => restsOnFewerThan(fewest, figures))).toBe(true);
    expect(cuts.some((figures) => restsOnFewerThan(fewest, figures.filter(largeEnough)))).toBe(true);
  });

  test(
    "loses nothing that could have been told: what is hidden would have betrayed somebody",
    { timeout: hour },
    () => {
      for (let seed = 0; seed < companies; seed += 1) {
        const figures = anyCuts(seed, { ...small, roles: seed % 4 });
        const isSafe = !restsOnFewerThan(fewest, figures);
        expect(published(figures).length === figures.length).toBe(isSafe);
      }
    },
  );
});

test.each([
  [{ teams: 60, peoplePerTeam: [3, 8], directions: 6, roles: 0 }, 500],
  [{ teams: 60, peoplePerTeam: [3, 8], directions: 6, roles: 12 }, 500],
  [{ teams: 60, peoplePerTeam: [3, 8], directions: 6, roles: 40 }, 500],
] as const)("a company with many small teams is decided in a moment: %o", (company, milliseconds) => {
  const times = Array.from({ length: 5 }, (_, seed) => {
    const figures = anyCuts(seed, company);
    const started = process.cpuUsage();
    const { hidden } = hideUntilSafe(figures, fewest);
    const { user, system } = process.cpuUsage(started);
    expect(hidden.length).toBeGreaterThan(0);
    return (user + system) / 1000;
  });
  const slowest = Math.max(...times);
  noteFigure({
    name: `Company cuts: ${company.teams} teams of 3 to 8 people, ${company.directions} directions, ${company.roles} roles, the slowest of five (CPU)`,
    measured: `${slowest.toFixed(0)} ms`,
    asked: "well under a second",
  });
  expect(slowest).toBeLessThan(milliseconds);
});
