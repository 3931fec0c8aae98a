import { fr as campaigns } from "#campaigns/texts.fr.ts";
import { fr as campaignErrors } from "#campaigns/texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { campaigns, errors: campaignErrors };
