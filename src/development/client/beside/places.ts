/** Where the page of a plan finds what an address names. */
export const toNotePlace = (id: string) => `note-${id}`;
export const toThanksPlace = (id: string) => `thanks-${id}`;
export const checkpointPlace = "checkpoint";
