import { en as auth } from "#auth/texts.en.ts";
import { en as platform } from "#platform/texts.en.ts";
import type { Texts } from "#platform/texts.ts";

/** The words every page of the light shell needs; the others come with their part (light/words.ts). */
export const texts = { platform, auth } satisfies Partial<Texts>;
