import { finishSteps } from "#platform/testing/finishSteps.ts";
import type { PulseSnapshot } from "../../contract/pulse.ts";
import { computePulseSnapshotInSteps } from "../../rules/pulse/computePulseSnapshot.ts";
import type { PulsePast } from "../../rules/pulse/highlights.ts";
import type { PulseRun } from "../../rules/pulse/run.ts";

/** The report of one run, without a break between its steps. */
export const computePulseSnapshot = (run: PulseRun, random: () => number, past?: PulsePast): PulseSnapshot =>
  finishSteps(computePulseSnapshotInSteps(run, random, past));
