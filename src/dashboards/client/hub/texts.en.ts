import type { fr } from "./texts.fr.ts";
import type { Translation } from "#platform/texts.ts";

export const en: Translation<typeof fr> = {
  title: "Reports",
  intro: "What evaluations say about the company. People’s own reports stand apart.",
  company: "The company",
  byPerson: "By person",
  models: "Layouts",
  export: {
    open: "Export",
    title: "Export the figures, {period}",
    detail:
      "A line for each figure, with its number of people and its date; in Excel, a sheet for each table first. What is masked stays masked, and says why.",
    contents: "Contents",
    each: {
      direction: "Figures by division",
      team: "Figures by team",
      position: "Figures by position",
      trends: "Trends of a group",
    },
    format: "Format",
  },
  days: {
    title: "From launch to closing",
    number: { one: "{count} day", other: "{count} days" },
    finding: "Half of the {count} closed evaluations took {from} to {to} days.",
    same: "Most of the {count} closed evaluations took this long.",
    few: "Days appear from five evaluations closed in the period.",
    caption: "Days from launch to closing",
    head: "Measure",
    columns: { days: "Days" },
    rows: {
      median: "Median",
      from: "A quarter took at most",
      to: "Three quarters took at most",
      evaluations: "Closed evaluations",
    },
    file: "days",
  },
  people: {
    title: "Reports by person",
    caption: "Latest evaluation of each person",
    count: { one: "{count} person", other: "{count} people" },
    search: "Search for a person",
    searchHint: "Name or email",
    columns: { person: "Person", last: "Latest evaluation", state: "State", on: "Date", open: "Report" },
    period: {
      more: "Another period…",
      title: "Choose a period",
      detail: "The one in which the report was published or, until then, the one of the due date.",
      show: "Show this period",
    },
    never: "Not evaluated yet",
    published: "Published on {date}",
    due: "By {date}",
    open: "Open",
    openNamed: "Open the report of {name}, published on {date}",
    logged: "People see who has opened their report, and when.",
    empty: "Reports come with the first completed evaluation.",
    invite: "Invite people",
  },
};
