import { handle } from "#platform/server/calls/handle.ts";
import { healthContract } from "../../contract/health.ts";
import { judgeBackground } from "../../rules/health.ts";
import { findLastRound, readInstallation } from "../health/background.ts";

export const readBackgroundEndpoint = handle(healthContract.background, async ({ actor, tx }) => {
  const state = await readInstallation(tx);
  const oldestWaitingAt = state.oldestWaiting === null ? null : new Date(state.oldestWaiting);
  const facts = { lastRoundAt: findLastRound(state), oldestWaitingAt };
  return {
    light: judgeBackground(facts, actor.at),
    hasGivenUp: state.hasGivenUp,
    rounds: state.rounds.map((round) => ({ ...round, ranAt: new Date(round.ranAt).toISOString() })),
  };
});
