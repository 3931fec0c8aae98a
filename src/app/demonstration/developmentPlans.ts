import { daysAfter } from "#platform/calendarDays.ts";
import type { Services } from "#platform/server/services.ts";
import { demoDevelopmentPlans, type DemoPlan } from "../../../database/demo/developmentPlans.ts";
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
    ...plan.notes.map(({ by, daysAgo, kind, text }) => ({
      daysAgo,
      run: () =>
        at(by, daysAgo).saveNote({
          profileId,
          id: null,
          version: 0,
          kind,
          text,
          day: daysAfter(today, -daysAgo),
          meeting: null,
        }),
    })),
  ];

  function addObjective(objective: DemoPlan["objectives"][number]) {
    const { by, daysAgo, pillar, sentence, measure, startsDaysAgo, isPrivate = false } = objective;
    return at(by, daysAgo).saveObjective({
      profileId,
      id: null,
      version: 0,
      pillar,
      sentence,
      measure,
      skillId: null,
      startsOn: inDays(-startsDaysAgo),
      dueOn: inDays(objective.inDays),
      isPrivate,
      supporterIds: (objective.supporterKeys ?? []).map((key) => getIdentity(actors, key).profileId),
    });
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
