import { expect, test } from "vitest";
import { listDue } from "#app/testing/dueWork.ts";
import { makeWorld } from "#app/testing/world.ts";
import { remindNominations } from "./reminders.ts";

const world = await makeWorld();

test("of a draft that is removed, nothing is due any more once the company's proposals were looked at", async () => {
  world.clock.now = new Date("2026-11-23T15:00:00Z");
  const owner = await world.company();
  const subject = await world.person(owner);
  const { id } = await owner.api.evaluations.create({
    name: "Bilan",
    evaluationType: "peer",
    subjectProfileId: subject.profileId,
  });
  await owner.api.nominations.ask({ id, bounds: { peer: { least: 1, most: 4 } }, dueOn: "2026-12-04" });
  await owner.api.evaluations.remove({ id });
  world.clock.now = new Date("2026-12-02T14:31:00Z");
  await remindNominations(world.services, owner.companyId);
  expect((await listDue(world, owner)).filter(({ kind }) => kind !== "deliverEmails")).toEqual([]);
});
