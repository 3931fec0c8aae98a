import { openSession } from "#accounts/server/sessions.ts";
import type { Person, World } from "./world.ts";
import type { PulsePlan } from "#pulses/contract/content.ts";
import { standardPlan } from "#pulses/rules/plan.ts";
import { minThreshold } from "#pulses/vocabulary.ts";
import { makeContent } from "#pulses/testing/questions.ts";

export async function addPeople(
  world: World,
  owner: Person,
  count: number,
  facts: Parameters<World["person"]>[1] = {},
): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) people.push(await world.person(owner, facts));
  return people;
}

/** The owner of a company with as many people, owner included, as the smallest survey asks. */
export async function makeAskedCompany(world: World): Promise<Person> {
  const owner = await world.company();
  await addPeople(world, owner, minThreshold - 1);
  return owner;
}

/** A survey of this content, planned as a person would. */
export async function planSurvey(
  owner: Person,
  plan: Partial<PulsePlan>,
  content = makeContent(),
): Promise<{ templateId: string; seriesId: string }> {
  const { pulses } = owner.api;
  const { id: templateId } = await pulses.createTemplate({});
  const { version } = await pulses.saveTemplate({
    id: templateId,
    version: 1,
    content,
    plan: { ...standardPlan, ...plan },
  });
  const { seriesId } = await pulses.plan({ id: templateId, version });
  return { templateId, seriesId };
}

export const listRuns = async (owner: { api: Pick<Person["api"], "pulses"> }, template: string) =>
  (await owner.api.pulses.listRuns({ template })).items.toReversed();

/** The person days later, with a session of then. */
export async function signInAgain(world: World, person: Person): Promise<Person> {
  const { userId, companyId, profileId } = person;
  const setCookie = await openSession(world.database.db, world.services, world.services.keys, {
    userId,
    companyId,
    profileId,
    scope: "full",
  });
  const cookie = setCookie.split(";")[0] ?? "";
  return { ...person, cookie, api: world.as(cookie) };
}
