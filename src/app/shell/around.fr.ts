import { fr as kit } from "#platform/ui/texts.fr.ts";
import { fr as shell } from "./texts.fr.ts";

/** What every page of the workspace shows around its screen, in one file. */
export const texts = { kit, shell };
