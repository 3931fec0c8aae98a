import { beforeAll, beforeEach, expect, test } from "vitest";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
let colleague: Person;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  owner = await world.company();
  manager = await world.person(owner);
  person = await world.person(owner, { directManagerId: manager.profileId });
  colleague = await world.person(owner, { firstName: "Lou", lastName: "Gagnon" });
});

const about = () => ({ profileId: person.profileId });
const thanks = { valueId: null, text: "Merci pour votre aide" };

test("a colleague thanks: the person and their manager read it, and no other", async () => {
  const { values } = await person.api.development.listRecognitions(about());
  const [value = null] = values;
  await colleague.api.development.thank({ ...about(), ...thanks, valueId: value?.id ?? null });
  for (const who of [person, manager]) {
    const { items } = await who.api.development.listRecognitions(about());
    expect(items).toMatchObject([{ from: { firstName: "Lou" }, text: thanks.text, value }]);
  }
  expect(await readErrorCode(owner.api.development.listRecognitions(about()))).toBe("recognition_not_open");
  expect(await readErrorCode(colleague.api.development.listRecognitions(about()))).toBe("not_found");
});

test("the person is told, by the name of who thanked them; nothing of the plan is made or shown", async () => {
  await colleague.api.development.thank({ ...about(), ...thanks });
  const { items } = await person.api.notifications.list({ tab: "all" });
  expect(items).toMatchObject([
    { kind: "thanked", facts: { profileId: person.profileId, name: "Lou Gagnon" }, isToDo: false },
  ]);
  expect((await person.api.development.readPlan(about())).cycles).toEqual([]);
});

test("refused: oneself, a value of elsewhere, one who has left", async () => {
  const { thank } = colleague.api.development;
  expect(await readErrorCode(thank({ profileId: colleague.profileId, ...thanks }))).toBe("thank_oneself");
  expect(await readErrorCode(thank({ ...about(), ...thanks, valueId: person.profileId }))).toBe(
    "invalid_data",
  );
  await owner.api.people.setActive({ id: person.profileId, isActive: false });
  expect(await readErrorCode(thank({ ...about(), ...thanks }))).toBe("thanked_left");
});
