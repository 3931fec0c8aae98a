import { fr as auth } from "#auth/texts.fr.ts";
import { fr as platform } from "#platform/texts.fr.ts";
import type { Texts } from "#platform/texts.ts";

/** The words every page of the light shell needs; the others come with their part (light/words.ts). */
export const texts = { platform, auth } satisfies Partial<Texts>;
