/** The ways in which a person is entitled to a report. Each is also a relation to the evaluation (rules/relations.ts). */
export const reportReaders = [
  "subject",
  "direct_manager",
  "author",
  "administration",
  "team_manager",
] as const;
export type ReportReader = (typeof reportReaders)[number];
