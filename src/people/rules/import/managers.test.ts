import { expect, test } from "vitest";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { noStanding } from "../../rules.ts";
import { validatePeople } from "./validatePeople.ts";
import { statusFinder } from "./jobStatuses.ts";
import { teamFinder } from "./teams.ts";

const context = {
  known: [],
  positions: new Map<string, never>(),
  findStatus: statusFinder([]),
  findTeams: teamFinder([]),
  today: "2026-11-23",
  importer: { id: "i", isActive: true, ...noStanding },
  ownLeads: [],
  updates: true,
};
/** Each the manager of the next; the first has no first name. */
const chain = Array.from({ length: 300 }, (_, at) => ({
  number: at + 2,
  values: {
    email: `p${at}@chaine.example`,
    first_name: at === 0 ? "" : "P",
    manager_email: at === 0 ? "" : `p${at - 1}@chaine.example`,
  },
  hasMore: false,
}));
const listCodes = (rows: Parameters<typeof validatePeople>[0], onlyValid: boolean) =>
  withoutPause(validatePeople(rows, { ...context, onlyValid })).validations.map(({ problems }) =>
    Object.values(problems ?? {})
      .map(({ code }) => code)
      .join(),
  );

test("a row that is left out takes along, at once, all who stand below it", () => {
  const codes = listCodes(chain, true);
  expect([codes[0], codes[1], codes[299]]).toEqual(["required", "manager_unknown", "manager_unknown"]);
  expect(codes.every(Boolean)).toBe(true);
});

test("while rows are being corrected, they need not be", () => {
  expect(listCodes(chain, false).filter(Boolean)).toEqual(["required"]);
});

test("whoever stands beside them stays", () => {
  const beside = { number: 999, values: { email: "z@chaine.example", first_name: "Z" }, hasMore: false };
  expect(listCodes([...chain, beside], true).at(-1)).toBe("");
});
