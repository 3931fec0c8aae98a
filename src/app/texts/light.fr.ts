import { fr as answers } from "#answers/texts.fr.ts";
import { fr as auth } from "#auth/texts.fr.ts";
import { fr as platform } from "#platform/texts.fr.ts";
import type { Texts } from "#platform/texts.ts";
import { fr as site } from "#site/texts.fr.ts";

/** The words of the light shell, and no others: they travel with every invitation. */
export const texts = { platform, auth, site, answers } satisfies Partial<Texts>;
