import { fr as accounts } from "#accounts/texts/errors.fr.ts";
import { fr as answers } from "#answers/texts/errors.fr.ts";
import { fr as evaluations } from "#evaluations/texts/errors.fr.ts";
import { fr as people } from "#people/texts/errors.fr.ts";
import { fr as platform } from "#platform/texts.fr.ts";
import type { Texts } from "#platform/texts.ts";

/** The texts of both shells. An error code of any concept without its sentence does not compile. */
export const texts: Texts["platform"] = {
  ...platform,
  errors: { ...platform.errors, ...accounts, ...people, ...evaluations, ...answers },
};
