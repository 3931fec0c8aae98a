import { fr as peopleErrors } from "#people/texts/errors.fr.ts";
import { fr as teamErrors } from "#teams/texts/errors.fr.ts";
import { fr as campaigns } from "../texts.fr.ts";
import { fr as campaignErrors } from "../texts/errors.fr.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { campaigns, errors: { ...campaignErrors, ...peopleErrors, ...teamErrors } };
