import { en as peopleErrors } from "#people/texts/errors.en.ts";
import { en as teamErrors } from "#teams/texts/errors.en.ts";
import { en as campaigns } from "../texts.en.ts";
import { en as campaignErrors } from "../texts/errors.en.ts";

/** These words, and the sentences of the refusals that their screens can meet, in one file. */
export const texts = { campaigns, errors: { ...campaignErrors, ...peopleErrors, ...teamErrors } };
