import fc from "fast-check";
import { expect, test } from "vitest";
import { eachOnce, expectRoundTrips, hostileName, hostileText } from "#imports/testing/roundTrip.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { positionColumns } from "../../rules/import/columns.ts";
import { validatePositions, type KnownPosition } from "../../rules/import/validatePositions.ts";
import { readSkillCell } from "../../rules/import/skillCell.ts";
import { sheetIn, type ExportedPosition } from "./exportPositions.ts";

const level = fc.option(fc.integer({ min: 1, max: 5 }));
const company = fc
  .record({
    families: fc.array(hostileName, { minLength: 1, maxLength: 3 }),
    skills: fc.array(hostileName, { minLength: 1, maxLength: 5 }),
    positions: eachOnce(
      fc.record({
        name: hostileName,
        description: fc.record({ fr: fc.option(hostileText(8)), en: fc.option(hostileText(8)) }),
        family: fc.nat({ max: 2 }),
        skills: fc.array(fc.record({ place: fc.nat({ max: 4 }), level }), { maxLength: 4 }),
      }),
      ({ name }) => name.fr,
      5,
    ),
  })
  .map(({ families, skills, positions }) => {
    const named = (kind: string, { fr, en }: { fr: string; en: string | null }, at: number) => ({
      id: `${kind}${at}`,
      nameFr: fr,
      nameEn: en,
      isArchived: false,
    });
    const [allFamilies, allSkills] = [
      families.map((one, at) => named("f", one, at)),
      skills.map((one, at) => named("s", one, at)),
    ];
    const rows = positions.map((one, at) => {
      const family = allFamilies[one.family % allFamilies.length]!;
      const expected = new Map(one.skills.map(({ place, level: of }) => [place % skills.length, of]));
      const known: KnownPosition = {
        ...named("p", one.name, at),
        familyId: family.id,
        descriptionFr: one.description.fr,
        descriptionEn: one.description.en,
        skills: [...expected].map(([place, of]) => ({ id: `s${place}`, level: of })),
      };
      const listed: ExportedPosition = {
        ...known,
        family,
        version: 1,
        nameKey: "",
        skillCount: expected.size,
        skills: [...expected].map(([place, of]) => ({ ...allSkills[place]!, level: of })),
      };
      return { known, listed };
    });
    return { rows, families: allFamilies, skills: allSkills };
  });

test("whatever positions and skills are called, an export comes back as « rien à changer », levels included", () =>
  expectRoundTrips({
    what: "positions",
    companies: company,
    listRows: ({ rows }) => rows.map(({ listed }) => listed),
    sheetIn,
    fields: positionColumns,
    expectBack: ({ rows: all, families, skills }, rows) => {
      const positions = all.map(({ known }) => known);
      const { validations } = withoutPause(
        validatePositions(rows, { positions, families, skills, created: [] }),
      );
      expect(validations).toEqual(all.map(() => ({ state: "same", problems: null })));
      // Another company reads the same names and levels.
      const levels = rows.map(({ values }) => readSkillCell(values["skills"] ?? "").map((one) => one.level));
      expect(levels).toEqual(positions.map((one) => one.skills.map(({ level: of }) => of)));
    },
  }));
