import { expect, test } from "vitest";
import { teamMembers, teams } from "#teams/tables.ts";
import { readErrorCode, makeWorld, type Person } from "../../testing/world.ts";

test("whoever manages a team chooses among active people, and evaluates those they manage", async () => {
  const world = await makeWorld();
  const owner = await world.company();
  const manager = await world.person(owner, { role: "team_manager" });
  const report = await world.person(owner, { directManagerId: manager.profileId });
  const member = await world.person(owner);
  const stranger = await world.person(owner);
  const gone = await world.person(owner, { isActive: false });
  await world.inside(owner, async (tx) => {
    const [companyId, teamId] = [owner.companyId, world.services.newId()];
    await tx.insert(teams).values({ companyId, id: teamId, name: "A", managerProfileId: manager.profileId });
    await tx
      .insert(teamMembers)
      .values({ companyId, id: world.services.newId(), teamId, profileId: member.profileId });
  });
  expect(await readErrorCode(manager.api.people.list({}))).toBe("forbidden");
  expect(await readErrorCode(member.api.people.choices({}))).toBe("forbidden");
  const { items } = await manager.api.people.choices({});
  const evaluable = new Map(items.map(({ id, isEvaluable }) => [id, isEvaluable]));
  expect([manager, report, member, stranger, gone].map(({ profileId }) => evaluable.get(profileId))).toEqual([
    true,
    true,
    true,
    false,
    undefined,
  ]);
  expect((await owner.api.people.choices({})).items.every(({ isEvaluable }) => isEvaluable)).toBe(true);
});

test("words begin those of a name, in the order of names, page after page, first whom one may evaluate", async () => {
  const world = await makeWorld();
  const owner = await world.company();
  const createPerson = async (firstName: string, lastName: string, managerId?: string) =>
    world.person(owner, {
      firstName,
      lastName,
      email: `${lastName.toLowerCase()}@choix.example`,
      ...(managerId ? { directManagerId: managerId } : {}),
    });
  const subject = await createPerson("Sujet", "Caron");
  await createPerson("Marianne", "Desrosiers");
  await createPerson("Jeanne", "Allard");
  await createPerson("Anne", "Tremblay");
  await createPerson("Hélène", "Annecy");
  await createPerson("Marie-Anne", "Vézina");
  const listNames = (items: readonly { firstName: string; lastName: string }[]) =>
    items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const best = ["Hélène Annecy", "Anne Tremblay", "Marie-Anne Vézina"];
  expect(listNames((await owner.api.people.choices({ search: "anne" })).items)).toEqual(best);

  const listEveryPage = async (person: Person) => {
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof owner.api.people.choices>> = await person.api.people.choices({
        search: "anne",
        limit: 1,
        ...(cursor ? { cursor } : {}),
      });
      paged.push(...listNames(answer.items));
      cursor = answer.nextCursor;
    } while (cursor);
    return paged;
  };
  expect(await listEveryPage(owner)).toEqual(best);

  const { id } = await owner.api.evaluations.create({
    evaluationType: "peer",
    subjectProfileId: subject.profileId,
  });
  const { items } = await owner.api.evaluations.potentialParticipants({ id, search: "ANNE" });
  expect(listNames(items)).toEqual(best);

  // People who may not be evaluated come last.
  const manager = await world.person(owner, { role: "team_manager", firstName: "Luc", lastName: "Roy" });
  await createPerson("Anne", "Vachon", manager.profileId);
  expect(await listEveryPage(manager)).toEqual(["Anne Vachon", ...best]);
});
