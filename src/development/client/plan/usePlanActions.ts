import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Objective, Plan } from "../../contract/plan.ts";
import { development, developmentApi } from "../queries.ts";

type Api = typeof developmentApi;
type Input<Name extends keyof Api> = Omit<Parameters<Api[Name]>[0], "profileId">;

/** The writes of the page; each answers the plan, which the page then shows. */
export function usePlanActions({ person: { id: profileId }, today }: Plan) {
  const texts = useTexts("developmentPlan");
  const { pillars: names } = useTexts("development");
  const say = useSay();
  const announceMove = ({ id, pillar, cycleId }: Objective, objectives: readonly Objective[]) => {
    const there = objectives.filter((other) => other.pillar === pillar && other.cycleId === cycleId);
    const place = there.findIndex((other) => other.id === id) + 1;
    return say(texts.move.moved, { pillar: names[pillar], place, total: there.length });
  };
  const keep = development.readPlan.queryKey({ input: { profileId } });
  return {
    beginCycle: useAction({
      run: () => developmentApi.beginCycle({ profileId }),
      keep,
      announce: () => texts.cycleBegun,
    }),
    open: useAction({
      run: (managerProfileId: string) => developmentApi.acceptHandover({ profileId, managerProfileId }),
      keep,
      announce: () => texts.readers.opened,
    }),
    saveObjective: useAction({
      run: (input: Input<"saveObjective">) => developmentApi.saveObjective({ profileId, ...input }),
      keep,
      // An objective can earn a badge.
      refresh: [development.listCourses.key()],
      announce: () => texts.dialog.saved,
    }),
    setStatus: useAction({
      run: (input: Input<"setObjectiveStatus">) => developmentApi.setObjectiveStatus({ profileId, ...input }),
      keep,
      // An objective can earn a badge.
      refresh: [development.listCourses.key()],
      announce: () => texts.dialog.saved,
    }),
    removeObjective: useAction({
      run: (input: Input<"removeObjective">) => developmentApi.removeObjective({ profileId, ...input }),
      keep,
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
