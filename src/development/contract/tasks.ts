/** Tells people of the managers who have come since their plan was written. A round. */
export const tellOfManagers = "tellOfManagers";
