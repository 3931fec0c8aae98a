/** What a company’s proposals ask for today: reminders and what is late; queued each hour. */
export const remindProposals = "remindProposals";
