import { findNextWorkingDay } from "#company/rules/workingDays.ts";
import type { Release } from "#company/vocabulary.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import type { EvaluationType } from "../vocabulary.ts";
import type { ReportReader } from "../vocabulary/readers.ts";
import { isProtected } from "./enumerations.ts";
import { getInvitedRoles } from "./launch.ts";
import { listReportReaders } from "./readers.ts";

/** From when on the reports of a working day are released, in the company's time zone: hours and minutes. */
export const releaseHour = "08:30";

interface ReleaseFacts {
  /** The company's setting. */
  setting: Release;
  evaluationType: EvaluationType;
  /** Whether a reader may read the report through and publish it. */
  hasPublisher: boolean;
}

/**
 * How the report of an evaluation that is launched now will be released, frozen with it (§5 of
 * docs/product-decisions.md). Without a protected group the hour of the last answer gives no author away; without a
 * publisher the report does not wait for one.
 */
export function chooseRelease({ setting, evaluationType, hasPublisher }: ReleaseFacts): Release {
  if (setting === "by_hand" && hasPublisher) return "by_hand";
  if (setting === "immediate") return "immediate";
  return getInvitedRoles(evaluationType).some(isProtected) || setting === "by_hand"
    ? "next_morning"
    : "immediate";
}

/**
 * The last day on which a report appears that waits for its working morning: what is still open is closed once its due
 * day is over, on the day after it.
 */
export const computeLastReleaseDay = (dueOn: string): string => findNextWorkingDay(daysAfter(dueOn, 1));

/** The readers who may publish in any case: a manager who is asked to answer may not. */
export const listPublishingReaders = (
  facts: Parameters<typeof listReportReaders>[0] & {
    evaluationType: EvaluationType;
    hasDirectManager: boolean;
  },
): ReportReader[] =>
  listReportReaders(facts).filter(
    (reader) =>
      reader !== "subject" &&
      !(
        reader === "direct_manager" &&
        (!facts.hasDirectManager || getInvitedRoles(facts.evaluationType).includes("manager"))
      ),
  );
