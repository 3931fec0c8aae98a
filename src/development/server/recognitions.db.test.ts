import { beforeAll, beforeEach, expect, test } from "vitest";
import { teamMembers, teams } from "#teams/tables.ts";
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
const thanks = { valueId: null, text: "Merci pour votre aide", shares: false };

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

test("the team reads a thank-you where both wish it, as long as both do", async () => {
  const mate = await world.person(owner);
  await world.inside(owner, async (tx) => {
    const [companyId, teamId] = [owner.companyId, world.services.newId()];
    await tx.insert(teams).values({ companyId, id: teamId, name: "Atelier" });
    for (const { profileId } of [person, mate])
      await tx.insert(teamMembers).values({ companyId, id: world.services.newId(), teamId, profileId });
  });
  await colleague.api.development.thank({ ...about(), ...thanks, text: "Gardé entre nous" });
  await colleague.api.development.thank({ ...about(), ...thanks, shares: true });
  const { items } = await person.api.development.listRecognitions(about());
  const find = (text: string) => items.find((one) => one.text === text)?.id ?? "";
  const share = (who: Person, text: string, shares: boolean) =>
    who.api.development.shareRecognition({ ...about(), id: find(text), shares });
  const read = async (who: Person) => {
    const shared = await who.api.development.sharedRecognitions({});
    return shared.items.map(({ text, to }) => [text, to.id]);
  };
  expect(await read(mate)).toEqual([]);
  expect(await readErrorCode(share(person, "Gardé entre nous", true))).toBe("recognition_unshared");
  for (const who of [manager, mate, owner])
    expect(await readErrorCode(share(who, thanks.text, true))).toBe("not_found");
  await share(person, thanks.text, true);
  for (const who of [mate, manager]) expect(await read(who)).toEqual([[thanks.text, person.profileId]]);
  for (const who of [colleague, owner]) expect(await read(who)).toEqual([]);
  expect((await mate.api.development.sharedRecognitions({ limit: 1 })).items).toHaveLength(1);
  await share(colleague, thanks.text, false);
  expect(await read(mate)).toEqual([]);
  // Offered again, it waits for a new yes.
  await share(colleague, thanks.text, true);
  expect(await read(mate)).toEqual([]);
});
