import { evaluationDueWork } from "#evaluations/server/dueWork.ts";
import { nominationDueWork } from "#nominations/server/dueWork.ts";
import { deliveryDueWork } from "#platform/server/deliverLater.ts";
import type { DueSource } from "#platform/server/dueWork/kinds.ts";
import { seriesDueWork } from "#series/server/dueWork.ts";

/** All due work, in the order of the queue: an occurrence that is late is prepared before what is planned begins. */
export const dueSources: readonly DueSource[] = [
  deliveryDueWork,
  seriesDueWork,
  evaluationDueWork,
  nominationDueWork,
];
