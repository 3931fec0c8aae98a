/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const exportErrors = {
  too_many_exports: 409,
  export_too_long: 409,
} as const;
type ExportErrors = typeof exportErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends ExportErrors {}
}
