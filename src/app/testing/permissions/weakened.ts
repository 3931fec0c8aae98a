import type { Endpoint } from "../inputs.ts";
import { actOf, faultsOfRefusal, faultsOfSuccess } from "./act.ts";
import { handlerOf, undone } from "./handler.ts";
import { answersOtherwise, mistakenFor, rowsDecidedBy } from "./noticing.ts";
import { rowsOf, type Scenario } from "./scenario.ts";

/** Whether a line of the table notices that this endpoint has another policy. */
export async function isPolicyNoticed(scenario: Scenario, endpoint: Endpoint): Promise<boolean> {
  const { meta } = endpoint;
  const { allow } = meta;
  const changed = mistakenFor(allow);
  // Those whom the table promises another answer under the changed policy come first: one of them notices.
  const isLikely = Map.groupBy(rowsDecidedBy(allow, rowsOf(scenario, endpoint)), (row) =>
    answersOtherwise(scenario.table, row, changed),
  );
  const likely = [...(isLikely.get(true) ?? []), ...(isLikely.get(false) ?? [])];
  try {
    meta.allow = changed;
    for (const row of likely) {
      const act = actOf(scenario, endpoint, row);
      const faults =
        act.row.answer === "200"
          ? await faultsOfSuccess(scenario, act)
          : await undone(scenario, () =>
              faultsOfRefusal(scenario, { ...act, nobody: null }, handlerOf(scenario)),
            );
      if (faults.length > 0) return true;
    }
    return false;
  } finally {
    meta.allow = allow;
  }
}

/** The people held back by a second factor whose line notices nothing when this endpoint turns round. */
export async function unnoticedSecondFactor(scenario: Scenario, endpoint: Endpoint): Promise<string[]> {
  const { meta } = endpoint;
  const heldBack = rowsOf(scenario, endpoint).filter(({ relation }) => relation.kind === "held back");
  const acts = heldBack.map((row) => actOf(scenario, endpoint, row));
  const { beforeSecondFactor = false } = meta;
  try {
    meta.beforeSecondFactor = !beforeSecondFactor;
    const faults = await Promise.all(
      acts.map((act) => undone(scenario, () => faultsOfRefusal(scenario, act, handlerOf(scenario)))),
    );
    return acts.filter((_, index) => faults[index]?.length === 0).map(({ name }) => name);
  } finally {
    meta.beforeSecondFactor = beforeSecondFactor;
  }
}
