import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  plan: {
    action: "Plan the launch",
    title: "Plan the launch?",
    detail: {
      one: "On that day, around 8 a.m., the evaluation will start by itself and {count} person will get an email. Until then you can change it or launch it.",
      other:
        "On that day, around 8 a.m., the evaluation will start by itself and {count} people will get an email. Until then you can change it or launch it.",
    },
    start: "Day of the launch",
    startHint: "The due date keeps the same number of days.",
    startRange: "Choose a day from {first} to {last}.",
    notWorkingDay: "{date} is not a business day.",
    workingDay: "Choose {date}",
    dueAfterStart: "Choose a due date after the day of the launch.",
    confirm: "Plan the launch",
    done: "Launch planned for {date}.",
  },
  small: {
    peer: {
      one: "With {count} colleague, their answers will stay hidden. Invite at least {wanted} to allow for an absence.",
      other:
        "With {count} colleagues, their answers will stay hidden. Invite at least {wanted} to allow for an absence.",
    },
    direct_report: {
      one: "With {count} direct report, their answers will stay hidden. Invite at least {wanted} to allow for an absence.",
      other:
        "With {count} direct reports, their answers will stay hidden. Invite at least {wanted} to allow for an absence.",
    },
  },
  /** After both groups: too small alone, enough together. */
  joined:
    "Together the two groups are {count} people: if both stay hidden, the report may show their answers combined.",
  /** Just enough people. */
  exact: {
    peer: "With {count} colleagues, a single absence would hide all their answers. Invite at least {wanted} to be safe.",
    direct_report:
      "With {count} direct reports, a single absence would hide all their answers. Invite at least {wanted} to be safe.",
  },
  shown: {
    title: "Will their answers be shown?",
    chances: {
      one: "{count} chance in 10 that their answers are shown.",
      other: "{count} chances in 10 that their answers are shown.",
    },
    chancesMore: {
      one: "{count} chance in 10 that their answers are shown; with one more person, {more} in 10.",
      other: "{count} chances in 10 that their answers are shown; with one more person, {more} in 10.",
    },
    unlikely: "Less than one chance in 10 that their answers are shown.",
    unlikelyMore:
      "Less than one chance in 10 that their answers are shown; with one more person, {more} in 10.",
    oneAbsence: "A single absence would hide them all.",
    exact: {
      one: "As numbers rather than ranges: {count} chance in 10.",
      other: "As numbers rather than ranges: {count} chances in 10.",
    },
    notExact: "With more people, the report could show numbers instead of ranges.",
    estimate: "An estimate, rounded down: not everyone answers.",
  },
  due: "Due date",
  recipients: "Who gets an email",
  confirm: { one: "Send {count} invitation?", other: "Send {count} invitations?" },
  confirmDetail: "Once launched, the questions can no longer change. Each person gets an email.",
  smallTitle: "Their answers can’t be shown",
  otherReport:
    "Another recent report on {whose} has almost the same participants: side by side, this group’s answers could point to someone. They will be hidden.",
  acceptSmall: "I understand, and I launch the evaluation anyway.",
  acceptFirst: "Tick the box to confirm.",
  send: "Send and launch",
  launched: {
    title: "Off it goes.",
    sent: { one: "{count} invitation sent.", other: "{count} invitations sent." },
    later: {
      one: "{count} invitation goes out on {date}.",
      other: "{count} invitations go out over the coming days, the last on {date}.",
    },
    reminder: "First reminder on {date}.",
    noManager: "The manager’s view is missing.",
    noneOnRecord: "{name}’s record names no manager.",
    choose: "Choose",
    close: "Close this summary",
  },
  dueFirst: "Choose a future due date before launching.",
};
