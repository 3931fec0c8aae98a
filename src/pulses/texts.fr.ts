import type { Translation } from "#platform/texts.ts";

export const fr = {
  title: "pulses",
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulses: Translation<typeof fr>;
  }
}
