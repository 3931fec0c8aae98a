import { sql } from "drizzle-orm";
import type { Decider } from "#nominations/vocabulary.ts";
import type { Person } from "../world.ts";
import type { Call, CallScenario } from "./scene.ts";

const bounds = { peer: { least: 0, most: 20 }, direct_report: { least: 0, most: 20 } };
const dueOn = "2027-02-01";

/** A draft whose person was asked; `chosen`: as many as one may propose. */
async function requestProposal(
  { owner, draft, others }: CallScenario,
  decidedBy: Decider = "lead",
): Promise<{ id: string; chosen: string[] }> {
  const id = await draft();
  await owner.api.nominations.ask({ id, bounds, dueOn, decidedBy });
  return { id, chosen: others.slice(0, 20).map(({ profileId }) => profileId) };
}
async function sendProposal(
  scenario: CallScenario,
  decidedBy: Decider = "lead",
): Promise<{ id: string; chosen: string[] }> {
  const { id, chosen } = await requestProposal(scenario, decidedBy);
  await scenario.subject.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: true });
  return { id, chosen };
}

/** The same, for a direct manager whom the person has from then on. */
async function sendProposalToManager(
  scenario: CallScenario,
): Promise<{ id: string; chosen: string[]; manager: Person }> {
  const { world, owner, subject } = scenario;
  const manager = await world.person(owner);
  await world.inside(owner, (tx) =>
    tx.execute(
      sql`update profiles set direct_manager_id = ${manager.profileId} where id = ${subject.profileId}`,
    ),
  );
  return { ...(await sendProposal(scenario, "direct_manager")), manager };
}

/** One valid call of each endpoint of the nominations. */
export const nominationCalls: Record<string, Call> = {
  "nominations.ofEvaluation": async (scenario) => {
    const { id } = await sendProposal(scenario);
    return () => scenario.owner.api.nominations.ofEvaluation({ id });
  },
  "nominations.ask": async (scenario) => {
    const id = await scenario.draft();
    return () => scenario.owner.api.nominations.ask({ id, bounds, dueOn });
  },
  "nominations.cancel": async (scenario) => {
    const { id } = await requestProposal(scenario);
    return () => scenario.owner.api.nominations.cancel({ id });
  },
  "nominations.sendBack": async (scenario) => {
    const { id } = await sendProposal(scenario);
    return () => scenario.owner.api.nominations.sendBack({ id, note: "Ajoutez une personne." });
  },
  "nominations.approve": async (scenario) => {
    const { id, chosen } = await sendProposal(scenario);
    return () => scenario.owner.api.nominations.approve({ id, profileIds: chosen });
  },
  "nominations.approveAndLaunch": async (scenario) => {
    const { id, chosen } = await sendProposal(scenario);
    return () =>
      scenario.owner.api.nominations.approveAndLaunch({ id, profileIds: chosen, acceptsSmallGroups: true });
  },
  "nominations.mine": async (scenario) => {
    const { id } = await sendProposal(scenario);
    return () => scenario.subject.api.nominations.mine({ evaluationId: id });
  },
  "nominations.candidates": async (scenario) => {
    const { id } = await requestProposal(scenario);
    return () => scenario.subject.api.nominations.candidates({ evaluationId: id });
  },
  "nominations.propose": async (scenario) => {
    const { id, chosen } = await requestProposal(scenario);
    return () =>
      scenario.subject.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: false });
  },
  "nominations.toDecide": async (scenario) => {
    const { id, manager } = await sendProposalToManager(scenario);
    return () => manager.api.nominations.toDecide({ evaluationId: id });
  },
  "nominations.addable": async (scenario) => {
    const { id, manager } = await sendProposalToManager(scenario);
    return () => manager.api.nominations.addable({ evaluationId: id });
  },
  "nominations.decide": async (scenario) => {
    const { id, chosen, manager } = await sendProposalToManager(scenario);
    return () => manager.api.nominations.decide({ evaluationId: id, profileIds: chosen });
  },
  "nominations.askAgain": async (scenario) => {
    const { id, manager } = await sendProposalToManager(scenario);
    return () => manager.api.nominations.askAgain({ evaluationId: id, note: "Ajoutez une personne." });
  },
};
