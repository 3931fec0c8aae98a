import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Dashboard",
  create: "Create an evaluation",
  watch: {
    title: "Needs attention",
    calm: "Everything is on track: nothing needs your attention.",
    others: { one: "and {count} other", other: "and {count} others" },
    andOthers: "and others",
    late: {
      title: {
        one: "{count} person has not answered yet",
        other: "{count} people have not answered yet",
      },
      detail: { one: "Ends by {date}:", other: "End by {date}:" },
      remind: { one: "Remind {count} person", other: "Remind {count} people" },
      reminded: "Reminder sent",
      remindedDetail: "Each person was reminded less than 24 hours ago.",
      held: {
        one: "The reminder to {count} person leaves in a few seconds.",
        other: "The reminder to {count} people leaves in a few seconds.",
      },
      cancelled: "Reminder cancelled.",
      sent: { one: "{count} person was reminded.", other: "{count} people were reminded." },
    },
    withoutManager: {
      title: "Evaluation of {name}, without a manager",
      action: "Invite",
      actionNamed: "Invite a manager: {name}",
    },
    short: {
      title: "Evaluation of {name}: a group would stay masked",
      missing: {
        peer: { one: "{count} peer is missing", other: "{count} peers are missing" },
        direct_report: {
          one: "{count} direct report is missing",
          other: "{count} direct reports are missing",
        },
      },
      action: "Invite",
      actionNamed: "Invite: {name}",
    },
    drafts: {
      title: "Draft left since {date}: {name}",
      untitled: "untitled",
      open: "Open",
      openNamed: "Open: {name}",
      remove: "Delete",
      removeNamed: "Delete: {name}",
      more: "Other drafts are waiting as well.",
    },
    undelivered: {
      title: { one: "{count} email could not be delivered", other: "{count} emails could not be delivered" },
      detail: "Invitations to Rondo and emails about accounts.",
      action: "See deliveries",
    },
    moreWithoutManager: "Other evaluations have no manager either.",
  },
  widget: {
    display: "Display of “{title}”",
    export: "Export (CSV)",
    exportNamed: "Export (CSV): {title}",
    open: "See details",
    openNamed: "See details: {title}",
    close: "Collapse",
    closeNamed: "Collapse: {title}",
  },
  participation: {
    title: "Participation",
    number: "{share}%",
    finding: {
      one: "{finished} of {invited} answers received, in {count} evaluation.",
      other: "{finished} of {invited} answers received, in {count} evaluations.",
    },
    empty: "No evaluation took place in this period.",
    caption: "Participation, by campaign and by type of evaluation",
    group: "Evaluations",
    columns: { evaluations: "Number", invited: "Asked", finished: "Received", share: "Rate" },
    more: { one: "{count} other group", other: "{count} other groups" },
    file: "participation",
  },
};
