import { en as answers } from "#answers/texts.en.ts";
import { en as auth } from "#auth/texts.en.ts";
import { en as platform } from "#platform/texts.en.ts";
import type { Texts } from "#platform/texts.ts";
import { en as site } from "#site/texts.en.ts";

/** The words of the light shell, and no others: they travel with every invitation. */
export const texts = { platform, auth, site, answers } satisfies Partial<Texts>;
