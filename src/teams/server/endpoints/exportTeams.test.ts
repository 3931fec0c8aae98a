import fc from "fast-check";
import { expect, test } from "vitest";
import { expectRoundTrips, hostileText } from "#imports/testing/roundTrip.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { teamColumns } from "../../rules/import/columns.ts";
import { validateTeams, type KnownTeam } from "../../rules/import/validateTeams.ts";
import { sheetIn, type ExportedTeam } from "./exportTeams.ts";

/** Names may differ by an accent or a capital alone; the manager of a team may have lost the role. */
const team = fc.record({
  name: hostileText(5),
  description: fc.option(
    fc.array(hostileText(4), { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
  ),
  place: fc.nat({ max: 40 }),
});
const locals = ["a", "-a", "+a", "'a", "o'neil", "A.B"];
const company = fc
  .uniqueArray(team, { selector: ({ name }) => name, minLength: 1, maxLength: 8 })
  .map((all) =>
    all.map(({ name, description, place }, at): ExportedTeam & KnownTeam => {
      const above = at > 0 && place % 3 !== 0 ? place % at : null;
      const person = place % 4 === 0 ? null : place % locals.length;
      return {
        id: `t${at}`,
        name,
        description,
        parentId: above === null ? null : `t${above}`,
        parent: above === null ? null : { id: `t${above}`, name: all[above]?.name ?? "" },
        managerId: person === null ? null : `u${person}`,
        manager: person === null ? null : { id: `u${person}`, firstName: name, lastName: "" },
        isManagerInactive: person === 2,
        managerLacksRole: false,
        managerEmail: person === null ? null : `${locals[person]}@canot.example`,
        memberCount: place,
        isImporters: place % 2 === 0,
      };
    }),
  );
const people = locals.map((local, at) => ({
  id: `u${at}`,
  email: `${local}@canot.example`,
  role: at % 2 === 0 ? ("team_manager" as const) : ("user" as const),
  isAdmin: false,
  isActive: at !== 2,
}));

test("whatever teams are called, an export comes back as « rien à changer », what is above them and managers included", () =>
  expectRoundTrips({
    what: "teams",
    companies: company,
    listRows: (teams) => teams,
    sheetIn,
    fields: teamColumns,
    expectBack: (teams, rows) => {
      const { validations } = withoutPause(
        validateTeams(rows, { teams, people, created: [], importerId: "u1" }),
      );
      expect(validations).toEqual(teams.map(() => ({ state: "same", problems: null })));
    },
  }));
