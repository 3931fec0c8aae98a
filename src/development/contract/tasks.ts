/** Tells people of the managers who have come since their plan was written. A round. */
export const tellOfManagers = "tellOfManagers";

/** Tells managers of the plans that have opened to them by themselves. A round. */
export const announceOpenedPlans = "announceOpenedPlans";

/** Reminds both of a meeting of a development plan, on the day before. */
export const remindMeeting = "development.remindMeeting";
export interface MeetingTask {
  companyId: string;
  /** The follow-up that names it. */
  id: string;
}

/** Reminds people of what is soon due in their plan. A round. */
export const remindOfPlans = "remindOfPlans";
