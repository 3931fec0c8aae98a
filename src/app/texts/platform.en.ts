import { en as accounts } from "#accounts/texts/errors.en.ts";
import { en as answers } from "#answers/texts/errors.en.ts";
import { en as evaluations } from "#evaluations/texts/errors.en.ts";
import { en as people } from "#people/texts/errors.en.ts";
import { en as platform } from "#platform/texts.en.ts";
import type { Texts } from "#platform/texts.ts";

/** The texts of both shells. An error code of any concept without its sentence does not compile. */
export const texts: Texts["platform"] = {
  ...platform,
  errors: { ...platform.errors, ...accounts, ...people, ...evaluations, ...answers },
};
