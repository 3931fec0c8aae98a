import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { makeObjective } from "../testing/objective.ts";
import type { CourseState } from "../vocabulary.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  owner = await world.company();
  manager = await world.person(owner, { firstName: "Mireille", lastName: "Roy" });
  person = await world.person(owner, { directManagerId: manager.profileId });
});

const about = () => ({ profileId: person.profileId });
const makeCourse = (facts: { state?: CourseState; finishedOn?: string | null; title?: string } = {}) => ({
  ...about(),
  id: null,
  version: 0,
  title: "Écouter avant de proposer",
  libraryKey: null,
  state: "finished" as CourseState,
  finishedOn: "2026-11-02" as string | null,
  ...facts,
});
const add = (facts?: Parameters<typeof makeCourse>[0]) =>
  person.api.development.saveCourse(makeCourse(facts));
const listBadges = async (who: Person = person) =>
  (await who.api.development.listCourses(about())).badges.map(({ kind, quarter }) =>
    `${kind} ${quarter}`.trim(),
  );

describe("courses", () => {
  test("are written by the person, and read by those who read the plan", async () => {
    await add({ state: "to_do", finishedOn: null, title: "Négocier" });
    await add({ state: "under_way", finishedOn: null, title: "Animer" });
    await add();
    for (const who of [person, manager, owner]) {
      const { items } = await who.api.development.listCourses(about());
      expect(items.map(({ title }) => title)).toEqual(["Animer", "Négocier", "Écouter avant de proposer"]);
    }
    expect(await readErrorCode(manager.api.development.saveCourse(makeCourse()))).toBe("course_not_yours");
    const stranger = await world.person(owner);
    expect(await readErrorCode(stranger.api.development.listCourses(about()))).toBe("not_found");
  });

  test("one that is not finished keeps no day; one that is has a day that has come", async () => {
    const { items } = await add({ state: "under_way" });
    expect(items[0]?.finishedOn).toBeNull();
    expect(await readErrorCode(add({ finishedOn: null }))).toBe("course_day");
    expect(await readErrorCode(add({ finishedOn: "2026-11-21" }))).toBe("course_day");
  });

  test("a manager confirms what is finished, once; what is changed afterwards is to be confirmed anew", async () => {
    const { items } = await add();
    const key = { ...about(), id: items[0]?.id ?? "", version: 1 };
    expect(await readErrorCode(person.api.development.confirmCourse(key))).toBe("course_of_yours");
    await manager.api.development.confirmCourse(key);
    const confirmed = await manager.api.development.confirmCourse(key);
    expect(confirmed.items[0]?.confirmedBy).toMatchObject({ firstName: "Mireille" });
    const changed = await person.api.development.saveCourse({
      ...makeCourse({ finishedOn: "2026-11-03" }),
      ...key,
    });
    expect(changed.items[0]).toMatchObject({ confirmedBy: null, version: 2 });
    expect(await readErrorCode(person.api.development.removeCourse(key))).toBe("edited_meanwhile");
  });
});

describe("badges", () => {
  test("three courses of a quarter, of which two are counted before", async () => {
    await add();
    await add({ finishedOn: "2026-09-30" });
    const { finishedThisQuarter } = await add();
    expect(finishedThisQuarter).toBe(2);
    expect(await listBadges()).toEqual([]);
    await add();
    expect(await listBadges()).toEqual(["three_courses 2026-Q4"]);
    expect(await listBadges(manager)).toEqual(["three_courses 2026-Q4"]);
  });

  test("two courses that are finished at once bring it, once", async () => {
    await add();
    await Promise.all([add(), add()]);
    expect(await listBadges()).toEqual(["three_courses 2026-Q4"]);
    await Promise.all([add(), add(), add()]);
    expect(await listBadges()).toEqual(["three_courses 2026-Q4"]);
  });

  test("goes with the course that it counted", async () => {
    await add();
    await add();
    const { items } = await add();
    await person.api.development.removeCourse({ ...about(), id: items[0]?.id ?? "", version: 1 });
    expect(await listBadges()).toEqual([]);
  });

  test("where the company asks for confirmation, it comes with the third one; what was given before stays", async () => {
    for (const finishedOn of ["2026-05-04", "2026-05-05", "2026-05-06"]) await add({ finishedOn });
    const { version } = await owner.api.company.readSettings({});
    await owner.api.company.updateSettings({ confirmsCourses: true, version });
    for (const _ of [1, 2, 3]) await add();
    expect(await listBadges()).toEqual(["three_courses 2026-Q2"]);
    const { items, finishedThisQuarter } = await person.api.development.listCourses(about());
    expect(finishedThisQuarter).toBe(0);
    for (const { id } of items.slice(0, 3))
      await manager.api.development.confirmCourse({ ...about(), id, version: 1 });
    expect(await listBadges()).toEqual(["three_courses 2026-Q2", "three_courses 2026-Q4"]);
    // One of them becomes another course, which has been confirmed by none.
    const [{ id, version: read } = { id: "", version: 0 }] = items;
    await person.api.development.saveCourse({ ...makeCourse({ title: "Doctorat" }), id, version: read });
    expect(await listBadges()).toEqual(["three_courses 2026-Q2"]);
  });

  test("the first plan and the first objective reached, by what is shared alone", async () => {
    const secret = await person.api.development.saveObjective({
      ...about(),
      ...makeObjective({ isPrivate: true }),
    });
    const reach = (id: string) =>
      person.api.development.setObjectiveStatus({ ...about(), id, version: 1, status: "reached", why: null });
    await reach(secret.objectives[0]?.id ?? "");
    expect(await listBadges()).toEqual([]);
    const { objectives } = await person.api.development.saveObjective({ ...about(), ...makeObjective() });
    expect(await listBadges()).toEqual(["first_plan"]);
    await reach(objectives.at(-1)?.id ?? "");
    expect((await listBadges()).toSorted()).toEqual(["first_objective", "first_plan"]);
  });

  test("a year of follow-ups, by each of them", async () => {
    for (const day of ["2025-11-02", "2026-02-02", "2026-05-04", "2026-08-03", "2026-11-02"])
      await (day === "2026-05-04" ? manager : person).api.development.saveNote({
        ...about(),
        id: null,
        version: 0,
        kind: "follow_up",
        day,
        text: "On a parlé de l’écoute",
        meeting: null,
      });
    expect(await listBadges()).toEqual(["year_of_follow_ups"]);
  });
});
