/** Queued when accounts are deactivated, or people deleted: notifies the leads of evaluations that await them. */
export const notifyLeadsOfDeparturesTask = "tellOfDepartures";
export interface DepartureTask {
  companyId: string;
  profileIds: string[];
  /** Who did it, and knows. */
  by: string;
}
