import { beforeAll, describe, expect, test } from "vitest";
import { type EvaluationSort, evaluationSorts } from "#evaluations/vocabulary/lists.ts";
import { readErrorCode, makeWorld, type Person, type World } from "../../testing/world.ts";
import { type PeopleSort, peopleSorts } from "#people/vocabulary.ts";

/** Both lists in each of their orders: every row once, whatever the size of the pages. */
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  const people: [lastName: string, firstName: string, jobTitle: string | null][] = [
    ["Zed", "Al", "Électricienne"],
    ["Ang", "Bo", null],
    ["Côté", "Zoé", "chef"],
    ["Cote", "Ana", "Électricienne"],
    ["Ang", "Bo", "Chef"],
  ];
  for (const [lastName, firstName, jobTitle] of people)
    await world.person(owner, { lastName, firstName, jobTitle });
  const made: [name: string, dueOn: string | null][] = [
    ["Été", "2027-01-10"],
    ["automne", null],
    ["Bilan", "2026-12-01"],
    ["Bilan", "2027-03-01"],
  ];
  for (const [name, dueOn] of made) {
    const { id } = await owner.api.evaluations.create({ name, evaluationType: "peer" });
    await owner.api.evaluations.update({ id, dueOn });
    world.clock.advance(1000);
  }
});

interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}
async function listAll<Row>(pageAt: (cursor: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageAt(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}
const toCursorInput = (cursor: string | undefined) => (cursor ? { cursor } : {});

describe("the list of people", () => {
  const listSorted = async (sort: PeopleSort, limit: number) =>
    (await listAll((cursor) => owner.api.people.list({ sort, limit, ...toCursorInput(cursor) }))).map(
      ({ lastName, firstName, jobTitle }) => `${lastName} ${firstName} ${jobTitle ?? "—"}`,
    );
  const hasJobTitle = (row: string) => !row.startsWith("Nom");

  test.each([1, 2, 100])("by job, then name, those without one last; in pages of %i", async (limit) => {
    expect((await listSorted("job", limit)).filter(hasJobTitle).slice(0, 4)).toEqual([
      "Ang Bo Chef",
      "Côté Zoé chef",
      "Cote Ana Électricienne",
      "Zed Al Électricienne",
    ]);
  });

  test.each(peopleSorts)(
    "by %s holds everybody once, and from the end is the other way round",
    async (sort) => {
      const rows = await listSorted(sort, 2);
      const other = sort.startsWith("-") ? (sort.slice(1) as PeopleSort) : (`-${sort}` as PeopleSort);
      expect(rows).toHaveLength(6);
      expect(await listSorted(other, 100)).toEqual(rows.toReversed());
    },
  );

  test("refuses the cursor of another order", async () => {
    const { nextCursor } = await owner.api.people.list({ sort: "job", limit: 1 });
    const asked = { limit: 1, cursor: nextCursor ?? "" };
    expect(await readErrorCode(owner.api.people.list(asked))).toBe("invalid_data");
    expect(await readErrorCode(owner.api.people.list({ ...asked, sort: "-job" }))).toBe("invalid_data");
  });
});

describe("the list of evaluations", () => {
  const sorted = async (sort: EvaluationSort, limit: number) =>
    (await listAll((cursor) => owner.api.evaluations.list({ sort, limit, ...toCursorInput(cursor) }))).map(
      ({ name, dueOn }) => `${name} ${dueOn ?? "—"}`,
    );

  test.each<[EvaluationSort, string[]]>([
    ["due", ["Bilan 2026-12-01", "Été 2027-01-10", "Bilan 2027-03-01", "automne —"]],
    ["-due", ["automne —", "Bilan 2027-03-01", "Été 2027-01-10", "Bilan 2026-12-01"]],
    ["-created", ["Bilan 2027-03-01", "Bilan 2026-12-01", "automne —", "Été 2027-01-10"]],
  ])("by %s, in pages of any size", async (sort, rows) => {
    for (const limit of [1, 3, 100]) expect(await sorted(sort, limit)).toEqual(rows);
  });

  test.each(evaluationSorts)("by %s holds each once", async (sort) => {
    expect((await sorted(sort, 1)).toSorted()).toEqual((await sorted("-created", 100)).toSorted());
  });

  test("by name, without capitals or accents", async () => {
    const names = (await sorted("name", 2)).map((row) => row.split(" ")[0]);
    expect(names).toEqual(["automne", "Bilan", "Bilan", "Été"]);
  });

  test("is exported in its order, its days as days", async () => {
    const file = await owner.api.evaluations.export({ format: "csv", sort: "due", language: "fr" });
    const lines = (await file.text()).split("\r\n");
    expect(file.name).toBe("Évaluations.csv");
    expect(lines.slice(1, -1).map((line) => line.split(";")[0])).toEqual([
      "Bilan",
      "Été",
      "Bilan",
      "automne",
    ]);
    expect(lines[1]).toContain(";2026-12-01;");
  });

  test("is exported as far as it is selected, and found", async () => {
    const { items } = await owner.api.evaluations.list({ limit: 100 });
    const evaluationIds = items.filter(({ name }) => name !== "Bilan").map(({ id }) => id);
    const exportEvaluations = async (asked: { search?: string }) => {
      const file = await owner.api.evaluations.export({
        format: "csv",
        sort: "due",
        evaluationIds,
        ...asked,
      });
      return (await file.text())
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(";")[0]);
    };
    expect(await exportEvaluations({})).toEqual(["Été", "automne"]);
    expect(await exportEvaluations({ search: "automne" })).toEqual(["automne"]);
  });
});
