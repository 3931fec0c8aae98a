import type { Reason } from "#platform/client/form.ts";

/** What a field is called; one in two languages has a name in each, and French is the one that is required. */
export type FieldLabel = string | { fr: string; en: string };
export type FieldLabels = Readonly<Record<string, FieldLabel | undefined>>;

/** The name of the field at a path; `people.*.email` is that of each line. */
export function labelAt(labels: FieldLabels, path: string): string | undefined {
  const label = labels[path] ?? labels[path.replaceAll(/\.\d+\./g, ".*.")];
  return typeof label === "object" ? label.fr : label;
}

/** Nothing was typed, whatever else the reason says of it. */
export function isMissing(reason: Reason | null): boolean {
  const key = typeof reason === "object" && reason !== null && "reason" in reason ? reason.reason : reason;
  return key === "required" || key === "email_required";
}
