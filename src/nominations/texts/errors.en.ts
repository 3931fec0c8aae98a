import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  nomination_not_open: "These suggestions have been sent: they can’t be changed any more.",
  nomination_not_sent: "There are no suggestions to approve at the moment.",
  nomination_out_of_bounds: "A group of the suggestions doesn’t have the number of people asked for.",
  nomination_without_manager: "This person has no direct manager: decide yourself.",
};
