/** Queued when the last awaited person has finished or declined; the reports close the collection (§4 of docs/product-decisions.md). */
export const closeWhenComplete = "closeWhenComplete";

/** Queued when responses or the links to their authors were deleted; the answers remove them from disk. */
export const vacuumAnswers = "vacuumAnswers";
