import type { Translation } from "#platform/texts.ts";
import type { fr } from "./chargeErrors.fr.ts";

export const en: Translation<typeof fr> = {
  pulse_unfinished: "This survey isn’t complete. Finish its questions and settings, then schedule it.",
  pulse_archived: "This survey is archived. Take it back to change it.",
  pulse_running: "Runs of this survey are scheduled or under way. End the series before you archive it.",
  pulse_run_open:
    "A run of this survey is still open. Close it, or wait for its end to schedule the next one.",
  pulse_not_running: "This survey has no run to come. Schedule it first.",
  pulse_nobody: "This survey wouldn’t reach anyone today. Choose other people.",
  pulse_too_few:
    "This survey is for fewer people than its anonymity threshold: none of its results could ever be shown. Ask more people.",
  pulse_day_over: "The first day is over. Choose another one.",
  pulse_not_open: "This survey isn’t open right now.",
  pulse_not_scheduled: "This survey is already open, or no longer scheduled.",
  pulse_reminded_lately:
    "A reminder was launched less than 24 hours ago. You can launch another one tomorrow.",
  pulse_series_ended: "This series is over.",
  pulse_last_run: "No other run would follow. To leave it out, cancel it or end the series.",
  pulse_still_open: "Another run of this series is still open on that day: this one stays skipped.",
  pulse_closing_day: "Choose a day to come, before the next run opens.",
  pulse_open_longest: "This survey already stays open as long as it can.",
};
