/** Queued when accounts are deactivated, or people deleted: whoever leads an evaluation that awaits them is told. */
export const notifyLeadsOfDeparturesTask = "tellOfDepartures";
export interface DepartureTask {
  companyId: string;
  profileIds: string[];
  /** Who did it, and knows. */
  by: string;
}
