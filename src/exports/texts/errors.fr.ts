import type { exportErrors } from "../rules/errors.ts";

export const fr = {
  too_many_exports: "Trois de vos fichiers se préparent déjà. Attendez que l’un d’eux soit prêt.",
  export_too_long: "Un PDF a au plus 1\u00A0000 lignes. Choisissez Excel ou CSV, ou filtrez la liste.",
} satisfies Record<keyof typeof exportErrors, string>;
