import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  notifications: "Messages",
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
