import type { Translation } from "#platform/texts.ts";

export const fr = {
  /** Le nom d’une copie. */
  copyName: "{name} (copie)",
};

declare module "#platform/texts.ts" {
  interface Texts {
    pulses: Translation<typeof fr>;
  }
}
