import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "analytics",
};

declare module "#platform/texts.ts" {
  interface Texts {
    analytics: Translation<typeof fr>;
  }
}
