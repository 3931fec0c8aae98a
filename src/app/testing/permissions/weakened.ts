import { proving } from "#platform/testing/proof.ts";
import type { Policy } from "#platform/contract/endpoint.ts";
import type { Endpoint } from "../inputs.ts";
import { actOf, faultsOfRefusal, faultsOfSuccess } from "./act.ts";
import { handlerOf, undone } from "./handler.ts";
import { rowsOf, type Scenario } from "./scenario.ts";
import type { Row } from "./table.ts";

const weaker: Partial<Record<Policy, Policy>> = {
  administer: "managePeople",
  managePeople: "evaluate",
  evaluate: "signedIn",
  signedIn: "session",
  // Nothing is weaker than these with a session: closed to those whom they are for, it must be noticed too.
  session: "signedIn",
  answering: "signedIn",
  reading: "signedIn",
};
const limited: Partial<Record<Policy, string>> = {
  session: "by invitation",
  answering: "by invitation",
  reading: "by report link",
};

/** Whether a line of the table notices that this endpoint has another policy. */
export async function isPolicyNoticed(scenario: Scenario, endpoint: Endpoint): Promise<boolean> {
  const { meta } = endpoint;
  const { allow } = meta;
  const changed = weaker[allow] ?? allow;
  // The sentence of the first table that the weaker policy would not say, or the one that the narrower would.
  const rows = rowsOf(scenario, endpoint).filter(({ relation, answer }) =>
    limited[allow] ? relation.name === limited[allow] : answer === "forbidden",
  );
  // Those whom the first table promises another answer under the changed policy come first: one of them notices.
  const isPromised = ({ relation, answer }: Row) =>
    scenario.table.policies.get(relation.actsAs)?.get(changed) !== answer;
  const likely = rows.toSorted((one, other) => Number(isPromised(other)) - Number(isPromised(one)));
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
  // They are held back before the object is looked for: one of them does (docs/decisions/0114).
  const tried = proving ? heldBack : heldBack.slice(0, 1);
  const acts = tried.map((row) => actOf(scenario, endpoint, row));
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
