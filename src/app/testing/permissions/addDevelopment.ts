import { developmentChanges } from "#development/tables/changes.ts";
import { developmentCheckpoints } from "#development/tables/checkpoints.ts";
import { developmentBadges, developmentCourses } from "#development/tables/courses.ts";
import { developmentDraftSwitches } from "#development/tables/drafts.ts";
import { developmentLibrary } from "#development/tables/library.ts";
import { developmentNotes } from "#development/tables/notes.ts";
import {
  developmentActions,
  developmentObjectives,
  developmentSupporters,
} from "#development/tables/objectives.ts";
import { developmentCycles, developmentHandovers, developmentPlans } from "#development/tables/plans.ts";
import { developmentRecognitions } from "#development/tables/recognitions.ts";
import { evaluations } from "#evaluations/tables.ts";
import type { Person, World } from "../world.ts";

/** What the calls about a development plan are tried on: the person whose plan it is, and what stands in it. */
export interface DevelopmentIds {
  plan: string;
  planNote: string;
  planCourse: string;
  planThanks: string;
  planObjective: string;
  planAction: string;
  planManager: string;
}

/**
 * A plan for each person, with an objective of theirs and an action of that; that of `managed` is open to all who manage
 * them. By the id of the person.
 */
export async function addDevelopment(
  world: World,
  { mark, owner, people }: { mark: string; owner: Person; people: ReadonlyMap<string, Person> },
  managed: Person,
): Promise<ReadonlyMap<string, DevelopmentIds>> {
  const { companyId } = owner;
  const { newId } = world.services;
  const at = world.clock.now;
  const everyone = [...people.values()];
  const plans = everyone.map(({ profileId }) => ({ companyId, id: newId(), profileId, createdAt: at }));
  const cycles = plans.map(({ id: planId }) => ({ companyId, id: newId(), planId, startedOn: "2026-05-04" }));
  const objectives = plans.map(({ id: planId, profileId }, index) => ({
    companyId,
    id: newId(),
    planId,
    cycleId: cycles[index]?.id ?? "",
    pillar: "leader" as const,
    sentence: `${mark}-objective`,
    measure: `${mark}-measure`,
    status: "running" as const,
    authorProfileId: profileId,
    position: 1,
    createdAt: at,
    changedAt: at,
    changedByProfileId: profileId,
  }));
  const actions = objectives.map(({ id: objectiveId, authorProfileId }) => ({
    companyId,
    id: newId(),
    objectiveId,
    text: `${mark}-action`,
    position: 1,
    authorProfileId,
  }));
  const notes = plans.map(({ id: planId, profileId }) => ({
    companyId,
    id: newId(),
    planId,
    kind: "follow_up" as const,
    authorProfileId: profileId,
    text: `${mark}-follow-up`,
    day: "2026-05-04",
    meetingAt: new Date("2035-05-04T15:00:00Z"),
    createdAt: at,
  }));
  const courses = plans.map(({ profileId }) => ({
    companyId,
    id: newId(),
    profileId,
    title: `${mark}-finished`,
    state: "finished" as const,
    finishedOn: "2026-05-04",
    createdAt: at,
  }));
  // From one who acts in no call.
  const thanks = plans.map(({ profileId: toProfileId }) => ({
    companyId,
    id: newId(),
    fromProfileId:
      toProfileId === managed.profileId
        ? (people.get("target, invited")?.profileId ?? owner.profileId)
        : managed.profileId,
    toProfileId,
    text: `${mark}-thanks`,
    createdAt: at,
    senderShares: true,
  }));
  const told = { companyId, profileId: managed.profileId, toldAt: at, acceptedAt: at };
  await world.inside(owner, async (tx) => {
    await tx.insert(developmentPlans).values(plans);
    await tx.insert(developmentCycles).values(cycles);
    await tx.insert(developmentObjectives).values(objectives);
    await tx.insert(developmentActions).values(actions);
    await tx.insert(developmentNotes).values(notes);
    await tx.insert(developmentCourses).values(courses);
    await tx.insert(developmentRecognitions).values(thanks);
    await tx
      .insert(developmentHandovers)
      .values(
        everyone
          .filter(({ profileId }) => profileId !== managed.profileId)
          .map(({ profileId }) => ({ ...told, id: newId(), profileId, managerProfileId: owner.profileId })),
      );
    await tx
      .insert(developmentHandovers)
      .values(everyone.map(({ profileId }) => ({ ...told, id: newId(), managerProfileId: profileId })));
  });
  await addBeside(world, {
    mark,
    owner,
    managed,
    planId: plans[0]?.id ?? "",
    objectiveId: objectives[0]?.id ?? "",
  });
  return new Map(
    plans.map(({ profileId }, index) => [
      profileId,
      {
        plan: profileId,
        planNote: notes[index]?.id ?? "",
        planCourse: courses[index]?.id ?? "",
        planThanks: thanks[index]?.id ?? "",
        planObjective: objectives[index]?.id ?? "",
        planAction: actions[index]?.id ?? "",
        planManager: owner.profileId,
      },
    ]),
  );
}

interface Place {
  mark: string;
  owner: Person;
  managed: Person;
  planId: string;
  objectiveId: string;
}

/** A row of each table of what stands beside a plan. */
async function addBeside(world: World, { mark, owner, managed, planId, objectiveId }: Place): Promise<void> {
  const { companyId, profileId } = owner;
  const at = world.clock.now;
  const row = () => ({ companyId, id: world.services.newId() });
  const other = managed.profileId;
  await world.inside(owner, async (tx) => {
    await tx.insert(developmentSupporters).values({ ...row(), objectiveId, profileId: other });
    await tx
      .insert(developmentChanges)
      .values({ ...row(), planId, objectiveId, kind: "objective_changed", byProfileId: other, at });
    await tx.insert(developmentNotes).values({
      ...row(),
      planId,
      kind: "coaching",
      authorProfileId: other,
      text: `${mark}-coaching`,
      day: "2026-11-02",
      createdAt: at,
    });
    const confirmed = { confirmedByProfileId: other, confirmedAt: at };
    await tx.insert(developmentCourses).values({
      ...row(),
      ...confirmed,
      profileId,
      title: `${mark}-course`,
      state: "finished",
      finishedOn: "2026-11-02",
      createdAt: at,
    });
    await tx
      .insert(developmentBadges)
      .values({ ...row(), profileId, kind: "first_plan", givenOn: "2026-05-04" });
    await tx.insert(developmentRecognitions).values({
      ...row(),
      fromProfileId: other,
      toProfileId: profileId,
      text: `${mark}-recognition`,
      createdAt: at,
    });
    await tx.insert(developmentDraftSwitches).values({
      ...row(),
      number: 1,
      isOn: true,
      switchedOn: "2026-05-04",
      switchedAt: at,
      switchedByProfileId: other,
      assessment: `${mark}-assessment`,
    });
    const earlier = { ...row(), name: `${mark}-earlier`, authorProfileId: profileId };
    await tx.insert(evaluations).values({
      ...earlier,
      evaluationType: "peer",
      selectedDimensions: ["skills"],
      scale: "frequency",
      threshold: 3,
      createdAt: at,
      updatedAt: at,
    });
    await tx.insert(developmentCheckpoints).values({
      ...row(),
      planId,
      evaluationId: earlier.id,
      skillIds: [world.services.newId()],
      state: "declined",
      declinedWhy: `${mark}-declined`,
      askedAt: at,
      launcherProfileId: other,
    });
    await tx.insert(developmentLibrary).values({
      ...row(),
      kind: "action",
      key: `${mark.toLowerCase()}_own`,
      content: {
        skill: `${mark.toLowerCase()}_skill`,
        kind: "exchange",
        label: { fr: `${mark}-library`, en: null },
        detail: { fr: `${mark}-detail`, en: null },
      },
    });
  });
}
