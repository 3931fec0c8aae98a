import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  menu: "Menu",
  trail: "Breadcrumb",
  collapse: "Collapse the menu",
  expand: "Expand the menu",
  groups: { work: "Work", models: "Framework", system: "System" },
  entries: {
    dashboard: "Dashboard",
    evaluations: "Evaluations",
    myEvaluations: "My evaluations",
    people: "People",
    teams: "Teams",
    managedPeople: "My team",
    plan: "My plan",
    pulses: "Pulse surveys",
    surveys: "Surveys",
    jobPositions: "Positions",
    jobFamilies: "Job families",
    questionCategories: "Skills",
    questions: "Questions",
    values: "Values",
    weightMatrix: "Weighting",
    reportModels: "Report layouts",
    dataManagement: "Data management",
    settings: "Settings",
    profile: "Profile",
    emailTest: "Email test",
  },
  /** Of the dashboard, in the bottom bar of a phone. */
  home: "Home",
  pending: {
    one: "{entry}, {count} pending action",
    other: "{entry}, {count} pending actions",
  },
  bell: {
    name: "Notifications",
    unread: {
      one: "Notifications, {count} unread",
      other: "Notifications, {count} unread",
    },
  },
  search: "Search…",
  account: "My account: {name}",
  files: "My files",
  shortcuts: "Keyboard shortcuts",
  signOut: "Sign out",
  switchCompany: "Switch to {company}",
  printed: "{company} · printed on {date}",
  signIn: "Sign in",
};
