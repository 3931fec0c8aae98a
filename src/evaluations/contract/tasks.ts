/** Queued when the last awaited person has finished or declined; the reports close the collection (§4 of docs/product-decisions.md). */
export const closeWhenComplete = "closeWhenComplete";

/** Queued when an evaluation in progress is archived; the answers delete what people had begun to write. */
export const discardDrafts = "discardDrafts";
