import type { Endpoint } from "../inputs.ts";
import { buildCheck, listRefusalFaults, listSuccessFaults } from "./act.ts";
import { getHandler, runAndUndo } from "./handler.ts";
import { answersOtherwise, chooseMistakenPolicy, listRowsDecidedBy } from "./noticing.ts";
import { listEndpointRows, type Scenario } from "./scenario.ts";

/** Whether a line of the table notices that this endpoint has another policy. */
export async function isPolicyNoticed(scenario: Scenario, endpoint: Endpoint): Promise<boolean> {
  const { meta } = endpoint;
  const { allow } = meta;
  const changed = chooseMistakenPolicy(allow);
  // Those whom the table promises another answer under the changed policy come first: one of them notices.
  const isLikely = Map.groupBy(listRowsDecidedBy(allow, listEndpointRows(scenario, endpoint)), (row) =>
    answersOtherwise(scenario.table, row, changed),
  );
  const likely = [...(isLikely.get(true) ?? []), ...(isLikely.get(false) ?? [])];
  try {
    meta.allow = changed;
    for (const row of likely) {
      const check = buildCheck(scenario, endpoint, row);
      const faults =
        check.row.answer === "200"
          ? await listSuccessFaults(scenario, check)
          : await runAndUndo(scenario, () =>
              listRefusalFaults(scenario, { ...check, unknownId: null }, getHandler(scenario)),
            );
      if (faults.length > 0) return true;
    }
    return false;
  } finally {
    meta.allow = allow;
  }
}

/** The people held back by a second factor whose line notices nothing when this endpoint turns round. */
export async function listUnnoticedSecondFactor(scenario: Scenario, endpoint: Endpoint): Promise<string[]> {
  const { meta } = endpoint;
  const heldBack = listEndpointRows(scenario, endpoint).filter(
    ({ relation }) => relation.kind === "held back",
  );
  const checks = heldBack.map((row) => buildCheck(scenario, endpoint, row));
  const { beforeSecondFactor = false } = meta;
  try {
    meta.beforeSecondFactor = !beforeSecondFactor;
    const faults = await Promise.all(
      checks.map((check) =>
        runAndUndo(scenario, () => listRefusalFaults(scenario, check, getHandler(scenario))),
      ),
    );
    return checks.filter((_, index) => faults[index]?.length === 0).map(({ name }) => name);
  } finally {
    meta.beforeSecondFactor = beforeSecondFactor;
  }
}
