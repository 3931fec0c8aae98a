import type { Translation } from "#platform/texts.ts";

export const fr = { title: "Postes" };

declare module "#platform/texts.ts" {
  interface Texts {
    jobs: Translation<typeof fr>;
  }
}
