import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  loading: "Loading…",
  retry: "Try again",
  close: "Close",
  cancel: "Cancel",
  optional: "(optional)",
  sectionFailed: "This section couldn’t load.",
  pageFailed: "This page couldn’t open.",
  backToDashboard: "Back to dashboard",
  incident: "Incident code: {code}",
  copy: "Copy",
  copied: "Copied.",
  notifications: "Messages",
  errors: {
    one: "{count} field needs attention",
    other: "{count} fields need attention",
  },
  breadcrumb: "Breadcrumb",
  picker: {
    clear: "Remove {name}",
    searching: "Searching…",
    nobody: "Nobody matches “{search}”.",
    nobodyYet: "Nobody to suggest.",
    failed: "The search didn’t work. Try again.",
    found: { one: "{count} person found", other: "{count} people found" },
  },
  pager: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    size: "Rows per page",
    range: "{from} to {to} of {total}",
  },
  actionsFor: "Actions for {name}",
  ring: { one: "{count} answer of {total}", other: "{count} answers of {total}" },
};
