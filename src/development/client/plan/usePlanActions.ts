import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Objective, Plan } from "../../contract/plan.ts";
import type { NewObjective } from "../../contract/priorities.ts";
import { useBadgeNews } from "../badges/useBadgeNews.ts";
import { development, developmentApi } from "../queries.ts";
import { listAdded } from "./added.ts";
import { useAddedWords } from "./useAddedWords.ts";
import type { Place } from "./place.ts";

type Api = typeof developmentApi;
type Input<Name extends keyof Api> = Omit<Parameters<Api[Name]>[0], "profileId">;

/** The writes of the page; each answers the plan, which the page then shows. */
export function usePlanActions(plan: Plan, goTo: (objective: Place) => void) {
  const { person, today } = plan;
  const { id: profileId } = person;
  const { profileId: me } = useViewer();
  const badges = useBadgeNews(plan);
  const formatAdded = useAddedWords();
  const texts = useTexts("developmentPlan");
  const { pillars: names } = useTexts("development");
  const say = useSay();
  const announceMove = ({ id, pillar, cycleId }: Objective, objectives: readonly Objective[]) => {
    const there = objectives.filter((other) => other.pillar === pillar && other.cycleId === cycleId);
    const place = there.findIndex((other) => other.id === id) + 1;
    return say(texts.move.moved, { pillar: names[pillar], place, total: there.length });
  };
  const keep = development.readPlan.queryKey({ input: { profileId } });
  /** What an objective may bring beside the plan. */
  const refresh = [
    development.listCourses.key(),
    development.readEvidence.queryKey({ input: { profileId } }),
    development.readCheckpoint.queryKey({ input: { profileId } }),
  ];
  const add = async (write: () => Promise<Plan>) => {
    const after = await badges.watch(write);
    return { plan: after, added: listAdded(plan, after, me) };
  };
  const arrival = {
    keep,
    keptFrom: (answer: Awaited<ReturnType<typeof add>>) => answer.plan,
    refresh,
    onSuccess: ({ added: [first] }: Awaited<ReturnType<typeof add>>) => first && goTo(first),
  };
  const formatArrival = (added: readonly Objective[]) =>
    [added.length > 0 && formatAdded(added), badges.tell()].filter(Boolean).join(" ") || null;
  return {
    addObjectives: useAction({
      run: (objectives: NewObjective[]) => add(() => developmentApi.addObjectives({ profileId, objectives })),
      ...arrival,
      success: ({ added }) => formatArrival(added),
    }),
    addObjective: useAction({
      run: (input: Input<"saveObjective">) =>
        add(() => developmentApi.saveObjective({ profileId, ...input })),
      ...arrival,
      success: ({ added }) => formatArrival(added),
    }),
    beginCycle: useAction({
      run: () => developmentApi.beginCycle({ profileId }),
      keep,
      success: () => texts.cycleBegun,
    }),
    open: useAction({
      run: ({ id: managerProfileId }: Plan["managers"][number]) =>
        developmentApi.acceptHandover({ profileId, managerProfileId }),
      keep,
      success: (_plan, manager) => say(texts.readers.opened, { name: fullName(manager) }),
    }),
    saveObjective: useAction({
      run: (input: Input<"saveObjective">) =>
        badges.watch(() => developmentApi.saveObjective({ profileId, ...input })),
      keep,
      refresh,
      announce: () => texts.dialog.saved,
      success: () => badges.tell(),
    }),
    setStatus: useAction({
      run: (input: Input<"setObjectiveStatus">) =>
        badges.watch(() => developmentApi.setObjectiveStatus({ profileId, ...input })),
      keep,
      refresh,
      announce: () => texts.dialog.saved,
      success: () => badges.tell(),
    }),
    removeObjective: useAction({
      run: (input: Input<"removeObjective">) => developmentApi.removeObjective({ profileId, ...input }),
      keep,
      refresh,
    }),
    moveObjective: useAction({
      run: (input: Input<"moveObjective">) => developmentApi.moveObjective({ profileId, ...input }),
      keep,
      announce: ({ objectives }, { id }) => {
        const moved = objectives.find((objective) => objective.id === id);
        return moved ? announceMove(moved, objectives) : null;
      },
    }),
    saveAction: useAction({
      run: (input: Input<"saveAction">) => developmentApi.saveAction({ profileId, ...input }),
      keep,
      announce: () => texts.actionDialog.saved,
    }),
    tick: useAction({
      run: (input: Input<"tickAction">) => developmentApi.tickAction({ profileId, ...input }),
      isRepeatable: true,
      keep,
      optimistic: {
        queryKey: keep,
        change: (cached, input) => tickIn(cached as Plan, input, today),
      },
      announce: (_plan, { isDone }) => (isDone ? texts.action.ticked : texts.action.unticked),
    }),
    moveAction: useAction({
      run: (input: Input<"moveAction">) => developmentApi.moveAction({ profileId, ...input }),
      keep,
    }),
    removeAction: useAction({
      run: (input: Input<"removeAction">) => developmentApi.removeAction({ profileId, ...input }),
      keep,
    }),
  };
}
export type PlanActions = ReturnType<typeof usePlanActions>;

const tickIn = (plan: Plan, { id, isDone }: { id: string; isDone: boolean }, today: string): Plan => ({
  ...plan,
  objectives: plan.objectives.map((objective) => ({
    ...objective,
    actions: objective.actions.map((action) =>
      action.id === id ? { ...action, doneOn: isDone ? today : null } : action,
    ),
  })),
});
