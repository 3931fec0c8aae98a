import type { PulsePlan } from "../contract/content.ts";
import { minThreshold } from "../vocabulary.ts";
import { maxOpenDays } from "./cadence.ts";

/** A new draft: everyone, once, open for a week, one reminder after three days, results for the people in charge. */
export const standardPlan: PulsePlan = {
  audience: { kind: "everyone", ids: [], days: null },
  cadence: "once",
  startsOn: null,
  hour: 9,
  openDays: 7,
  reminderAfterDays: 3,
  end: "never",
  runs: null,
  endsOn: null,
  threshold: minThreshold,
  readers: "charge",
};

export type PlanGap =
  | "start"
  | "audience"
  | "days"
  | "open_days"
  | "runs"
  | "end"
  | "end_before_start"
  | "reminder";

/** What the settings still lack before runs can be planned, in the order of the form. */
export function listPlanGaps(plan: PulsePlan): PlanGap[] {
  const { audience, cadence, startsOn, openDays, reminderAfterDays, end, runs, endsOn } = plan;
  const comesBack = cadence !== "once";
  const gaps: [PlanGap, boolean][] = [
    ["audience", needsIds(plan) && audience.ids.length === 0],
    ["days", audience.kind === "newcomers" && audience.days === null],
    ["start", startsOn === null],
    ["open_days", openDays > maxOpenDays[cadence]],
    // Later than the closing, it would never be sent.
    ["reminder", reminderAfterDays !== null && reminderAfterDays >= openDays],
    ["runs", comesBack && end === "after" && runs === null],
    ["end", comesBack && end === "on" && endsOn === null],
    [
      "end_before_start",
      comesBack && end === "on" && endsOn !== null && startsOn !== null && endsOn < startsOn,
    ],
  ];
  return gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap);
}

const needsIds = ({ audience: { kind } }: PulsePlan) =>
  kind === "teams" || kind === "directions" || kind === "positions";

/** As it is stored: only what its own choices call for. */
export const tidyPlan = (plan: PulsePlan): PulsePlan => {
  const { audience, cadence, end } = plan;
  const ends = cadence === "once" ? "never" : end;
  return {
    ...plan,
    audience: {
      kind: audience.kind,
      ids: needsIds(plan) ? [...new Set(audience.ids)] : [],
      days: audience.kind === "newcomers" ? audience.days : null,
    },
    end: ends,
    runs: ends === "after" ? plan.runs : null,
    endsOn: ends === "on" ? plan.endsOn : null,
  };
};

/** The refusal of `plan` for settings that are not complete. */
export const whyNotPlan = (plan: PulsePlan): "pulse_unfinished" | null =>
  listPlanGaps(plan).length > 0 ? "pulse_unfinished" : null;

/** Whether two settings say the same, in whatever order they were stored. */
export const isSamePlan = (
  { audience: a, ...one }: PulsePlan,
  { audience: b, ...other }: PulsePlan,
): boolean =>
  a.kind === b.kind &&
  a.days === b.days &&
  a.ids.length === b.ids.length &&
  a.ids.every((id, index) => id === b.ids[index]) &&
  (Object.keys(one) as (keyof typeof one)[]).every((field) => one[field] === other[field]);

/** A first day that is over would open at once, or never. Today may be chosen: past its hour, it opens at once. */
export const whyNotBegin = (
  { startsOn }: Pick<PulsePlan, "startsOn">,
  today: string,
): "pulse_day_over" | null => (startsOn !== null && startsOn < today ? "pulse_day_over" : null);
