import type { exportErrors } from "../rules/errors.ts";

export const en = {
  too_many_exports: "Three of your files are already being prepared. Wait until one of them is ready.",
  export_too_long: "A PDF has at most 1,000 rows. Choose Excel or CSV, or filter the list.",
} satisfies Record<keyof typeof exportErrors, string>;
