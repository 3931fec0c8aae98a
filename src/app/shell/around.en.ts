import { en as kit } from "#platform/ui/texts.en.ts";
import { en as shell } from "./texts.en.ts";

/** What every page of the workspace shows around its screen, in one file. */
export const texts = { kit, shell };
