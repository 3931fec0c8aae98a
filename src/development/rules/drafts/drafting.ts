import type { ErrorCode } from "#platform/errors.ts";
import type { DraftObstacle } from "../../vocabulary/drafts.ts";
import type { PlanReader } from "../../vocabulary.ts";

/** The person alone sends what their report says of them to another machine. */
export const whyNotDraft = (reader: PlanReader, { isActive }: { isActive: boolean }): ErrorCode | null => {
  if (reader !== "owner") return "draft_by_person";
  return isActive ? null : "plan_closed";
};

/** The last time that drafts were switched, in a company where they ever were. */
export interface DraftSwitch {
  isOn: boolean;
  switchedOn: string;
}

/** On only while a server is set up: without one nothing can be sent, whatever was switched on before. */
export const areDraftsOn = (last: DraftSwitch | undefined, hasServer: boolean): boolean =>
  hasServer && (last?.isOn ?? false);

/** An evaluation counts if it was launched since the switch, and those who answered were told so. */
export const mayFeedDraft = (
  { launchedOn, announcesDrafts }: { launchedOn: string; announcesDrafts: boolean },
  { switchedOn }: Pick<DraftSwitch, "switchedOn">,
): boolean => announcesDrafts && launchedOn >= switchedOn;

interface Report {
  mayFeed: boolean;
  hasFigures: boolean;
}

/** Why nothing can be drafted, from the reports that the person may open; null where something can. */
export function findObstacle(reports: readonly Report[], isOn: boolean): DraftObstacle | null {
  if (!isOn) return "off";
  if (reports.length === 0) return "no_report";
  const counting = reports.filter(({ mayFeed }) => mayFeed);
  if (counting.length === 0) return "not_announced";
  return counting.some(({ hasFigures }) => hasFigures) ? null : "no_figure";
}

/** Why drafts cannot be switched so. */
export const whyNotSwitch = (
  isOn: boolean,
  { last, hasServer }: { last: DraftSwitch | undefined; hasServer: boolean },
): ErrorCode | null => {
  if ((last?.isOn ?? false) === isOn) return "no_update_data";
  return isOn && !hasServer ? "drafts_without_server" : null;
};
