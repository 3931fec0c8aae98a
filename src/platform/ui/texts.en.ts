import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  notifications: "Messages",
  breadcrumb: "Breadcrumb",
  picker: {
    searching: "Searching…",
    failed: "The search didn’t work. Try again.",
    people: {
      clear: "Remove {name}",
      nothing: "Nobody matches “{search}”.",
      nothingYet: "Nobody to suggest.",
      found: { one: "{count} person found", other: "{count} people found" },
      unmatched: "Choose a name from the list, or clear the field.",
    },
  },
  leaving: {
    unsaved: "Unsaved changes",
    title: "Leave without saving?",
    consequence: "What you changed on this page will be lost.",
    stay: "Stay",
    leave: "Leave",
  },
  bilingual: {
    untranslated: "To translate",
    copy: "Copy from French",
  },
  grid: {
    actions: "Actions",
    cell: "{column}, row {row}",
    remove: "Remove row {row}",
    add: "Add a row",
    pasted: { one: "{count} row pasted", other: "{count} rows pasted" },
    tooMany: { one: "{count} row too many was not pasted.", other: "{count} rows too many were not pasted." },
  },
  pager: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    size: "Rows per page",
    range: "{from} to {to} of {total}",
    rangeOfMore: "{from} to {to} of more than {total}",
    rangeAlone: "{from} to {to}",
  },
  list: {
    moreThan: "More than {rows}",
    filter: "Filter",
    filtered: "Filter · {count}",
    chosen: "Chosen filters",
    remove: "Remove the filter {filter}",
    chip: "{filter}: {value}",
    noMatch: "No results for “{search}”.",
    noneLikeThis: "No results with these filters.",
    clear: "Clear filters",
  },
  actionsFor: "Actions for {name}",
  ring: { one: "{count} of {total} answered", other: "{count} of {total} answered" },
};
