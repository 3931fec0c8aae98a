import type { CourseState } from "#development/vocabulary.ts";
import { daysAfter, daysBetween } from "#platform/calendarDays.ts";
import type { Services } from "#platform/server/services.ts";
import { demoDevelopmentPlans } from "../../../database/demo/developmentPlans.ts";
import type { DemoDayOfQuarter, DemoPlan } from "../../../database/demo/planShape.ts";
import { libraryCourses } from "../../../database/library/courses/courses.ts";
import { createApiAs, shiftClockBack } from "./evaluations.ts";
import { getIdentity, type Actors } from "./people.ts";

interface Scene {
  services: Services;
  actors: Actors;
  today: string;
}

interface Step {
  daysAgo: number;
  run: () => Promise<unknown>;
}

/** The plans of some people, through the calls of the product and in the order in which they were written. */
export async function createDemoDevelopmentPlans(scene: Scene): Promise<void> {
  for (const plan of demoDevelopmentPlans)
    for (const { run } of listSteps(scene, plan).toSorted((a, b) => b.daysAgo - a.daysAgo)) await run();
}

function listSteps({ services, actors, today }: Scene, plan: DemoPlan): Step[] {
  const { profileId } = getIdentity(actors, plan.ownerKey);
  const at = (key: string, daysAgo: number) =>
    createApiAs(shiftClockBack(services, daysAgo), getIdentity(actors, key)).development;
  const inDays = (days: number | null) => (days === null ? null : daysAfter(today, days));
  const asOwner = (daysAgo: number) => at(plan.ownerKey, daysAgo);
  const findObjective = async (sentence: string) => {
    const { objectives } = await asOwner(0).readPlan({ profileId });
    const found = objectives.find((one) => one.sentence === sentence);
    if (!found) throw new Error(`no objective « ${sentence} » in the demonstration`);
    return found;
  };
  const { nextCycleDaysAgo: cycle } = plan;
  return [
    ...(cycle === undefined ? [] : [{ daysAgo: cycle, run: () => asOwner(cycle).beginCycle({ profileId }) }]),
    ...plan.objectives.flatMap((objective): Step[] => [
      { daysAgo: objective.daysAgo, run: () => addObjective(objective) },
      ...objective.actions.flatMap((action): Step[] => {
        const { by = objective.by, daysAgo = objective.daysAgo, doneDaysAgo } = action;
        return [
          { daysAgo, run: () => addAction(objective.sentence, by, daysAgo, action) },
          ...(doneDaysAgo === undefined
            ? []
            : [{ daysAgo: doneDaysAgo, run: () => tick(objective.sentence, action.text, doneDaysAgo) }]),
        ];
      }),
      ...(objective.end ? [buildEnd(objective.sentence, objective.end)] : []),
    ]),
    ...plan.courses.flatMap((course): Step[] => {
      const finishedOn = course.finished && findDay(course.finished, today);
      const finishedDaysAgo = finishedOn === undefined ? undefined : daysBetween(finishedOn, today);
      const since = Math.max(course.since, finishedDaysAgo ?? 0);
      const add = { daysAgo: since, run: () => saveCourse(course.key, since, "to_do") };
      return course.state === "under_way"
        ? [add, { daysAgo: since, run: () => saveCourse(course.key, since, "under_way") }]
        : finishedDaysAgo === undefined
          ? [add]
          : [
              add,
              { daysAgo: finishedDaysAgo, run: () => saveCourse(course.key, finishedDaysAgo, "finished") },
            ];
    }),
    ...plan.thanks.map(({ from, daysAgo, value, text, isShared = false }) => ({
      daysAgo,
      run: async () => {
        const development = at(from, daysAgo);
        const { values } = await development.listRecognitions({
          profileId: getIdentity(actors, from).profileId,
        });
        const valueId = values.find(({ name }) => name.fr === value)?.id ?? null;
        await development.thank({ profileId, valueId, text, shares: isShared });
        if (!isShared) return undefined;
        const { items } = await asOwner(daysAgo).listRecognitions({ profileId });
        const id = items.find((thanks) => thanks.text === text)?.id ?? "";
        return asOwner(daysAgo).shareRecognition({ profileId, id, shares: true });
      },
    })),
    ...plan.notes.map(({ by, daysAgo, kind, text, meetingInDays }) => ({
      daysAgo,
      run: () =>
        at(by, daysAgo).saveNote({
          profileId,
          id: null,
          version: 0,
          kind,
          text,
          day: daysAfter(today, -daysAgo),
          meeting:
            meetingInDays === undefined ? null : { on: daysAfter(today, meetingInDays), time: "10:00" },
        }),
    })),
  ];

  async function addObjective(objective: DemoPlan["objectives"][number]) {
    const { by, daysAgo, pillar, sentence, skill, measure, startsDaysAgo, isPrivate = false } = objective;
    return at(by, daysAgo).saveObjective({
      profileId,
      id: null,
      version: 0,
      pillar,
      sentence,
      measure,
      skillId: skill === undefined ? null : await findSkill(skill),
      startsOn: inDays(-startsDaysAgo),
      dueOn: inDays(objective.inDays),
      isPrivate,
      supporterIds: (objective.supporterKeys ?? []).map((key) => getIdentity(actors, key).profileId),
    });
  }

  async function findSkill(name: string) {
    const { items } = await asOwner(0).listLibrarySkills({});
    const found = items.find((skill) => skill.name.fr === name);
    if (!found) throw new Error(`no skill « ${name} » in the demonstration`);
    return found.id;
  }

  async function addAction(
    sentence: string,
    by: string,
    daysAgo: number,
    action: DemoPlan["objectives"][number]["actions"][number],
  ) {
    const { id: objectiveId } = await findObjective(sentence);
    return at(by, daysAgo).saveAction({
      profileId,
      objectiveId,
      id: null,
      version: 0,
      text: action.text,
      dueOn: inDays(action.inDays),
      libraryKey: null,
    });
  }

  async function saveCourse(key: string, daysAgo: number, state: CourseState) {
    const title = findTitle(key, plan.language);
    const { items } = await asOwner(daysAgo).listCourses({ profileId });
    const held = items.find(({ libraryKey }) => libraryKey === key);
    return asOwner(daysAgo).saveCourse({
      profileId,
      id: held?.id ?? null,
      version: held?.version ?? 0,
      title,
      libraryKey: key,
      state,
      finishedOn: state === "finished" ? daysAfter(today, -daysAgo) : null,
    });
  }

  async function tick(sentence: string, text: string, daysAgo: number) {
    const { actions } = await findObjective(sentence);
    const id = actions.find((action) => action.text === text)?.id ?? "";
    return asOwner(daysAgo).tickAction({ profileId, id, isDone: true });
  }

  function buildEnd(sentence: string, end: NonNullable<DemoPlan["objectives"][number]["end"]>): Step {
    const why = end.status === "set_aside" ? end.why : null;
    return {
      daysAgo: end.daysAgo,
      run: async () => {
        const { id, version } = await findObjective(sentence);
        return asOwner(end.daysAgo).setObjectiveStatus({ profileId, id, version, status: end.status, why });
      },
    };
  }
}

function findTitle(key: string, language: "fr" | "en" = "fr"): string {
  const found = libraryCourses.find((course) => course.key === key);
  if (!found) throw new Error(`no course « ${key} » in the library`);
  return found.title[language];
}

function findDay({ quartersAgo, day }: DemoDayOfQuarter, today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 - ((month - 1) % 3) - 3 * quartersAgo, 1));
  const found = daysAfter(first.toISOString().slice(0, 10), day);
  return found < today ? found : today;
}
