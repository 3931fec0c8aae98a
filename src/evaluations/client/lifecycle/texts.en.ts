import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  open: "Open",
  prepare: "Continue preparing",
  archive: {
    action: "Archive",
    title: "Archive “{name}”?",
    pending: "It won’t start on the planned date. You can bring it back from the archive as a draft.",
    completed: "It leaves the list and stays in the archive. Its report can still be read.",
    confirm: "Archive the evaluation",
    done: "Evaluation archived.",
  },
  unarchive: {
    action: "Unarchive",
    done: "“{name}” is a draft again.",
  },
  abandon: {
    action: "Cancel the evaluation and erase the answers",
  },
  remove: {
    action: "Delete the draft",
  },
  bulk: {
    selected: { one: "{count} evaluation selected", other: "{count} evaluations selected" },
    remind: {
      action: "Remind",
      title: {
        one: "Remind the people of {count} evaluation?",
        other: "Remind the people of {count} evaluations?",
      },
      detail: "Everyone who hasn’t finished gets a single email that gathers all they are asked.",
      none: "Nobody to remind",
      confirm: { one: "Send the reminders", other: "Send the reminders" },
      done: {
        one: "{count} person is reminded, by one email a day at most.",
        other: "{count} people are reminded, each by one email a day at most.",
      },
      nobody:
        "Nobody was reminded: a reminder was sent a short while ago, or the invitations are still waiting.",
    },
    extend: {
      action: "Extend",
      title: { one: "Extend {count} evaluation?", other: "Extend {count} evaluations?" },
      detail: "The people invited have until the end of that day.",
      none: "No evaluation to extend",
      due: "New due date",
      confirm: { one: "Extend {count} evaluation", other: "Extend {count} evaluations" },
      done: { one: "{count} evaluation extended.", other: "{count} evaluations extended." },
    },
    archive: {
      action: "Archive",
      title: { one: "Archive {count} evaluation?", other: "Archive {count} evaluations?" },
      detail:
        "They leave the list. Reports can still be read. What was launched stays archived; the rest can be unarchived.",
      none: "No evaluation to archive",
      confirm: { one: "Archive {count} evaluation", other: "Archive {count} evaluations" },
      done: { one: "{count} evaluation archived.", other: "{count} evaluations archived." },
    },
    reasons: {
      forbidden: { one: "{count} evaluation is about you.", other: "{count} evaluations are about you." },
      not_launched: { one: "{count} is not launched.", other: "{count} are not launched." },
      already_launched: {
        one: "{count} is in progress: it is cancelled separately, from its menu.",
        other: "{count} are in progress: they are cancelled separately, from their menus.",
      },
      evaluation_closed: {
        one: "{count} completed evaluation does not change.",
        other: "{count} completed evaluations do not change.",
      },
      evaluation_archived: { one: "{count} is already archived.", other: "{count} are already archived." },
      report_reviewed_first: {
        one: "{count} is waiting for its report to be reviewed.",
        other: "{count} are waiting for their reports to be reviewed.",
      },
      nobody_to_remind: {
        one: "Everyone has answered {count} evaluation.",
        other: "Everyone has answered {count} evaluations.",
      },
      due_not_later: {
        one: "{count} already has this due date or a later one.",
        other: "{count} already have this due date or a later one.",
      },
    },
  },
};
