import type { Translation } from "#platform/texts.ts";
import type { fr } from "./leadErrors.fr.ts";

export const en: Translation<typeof fr> = {
  nobody_to_remind: "There is nobody to remind.",
  reminded_recently: "A reminder was sent less than 24 hours ago.",
  reminding_oneself: "Your own answers are the ones awaited: nobody needs to remind you.",
  invitation_waiting: "The invitation hasn’t been sent yet.",
  evaluation_archived: "This evaluation is archived.",
  not_launched: "This evaluation hasn’t been launched yet.",
  already_launched: "This evaluation has been launched already.",
  answers_exist: "Someone has begun to answer: the evaluation can’t become a draft again.",
  stays_archived:
    "This evaluation has been launched before: it stays archived. Duplicate it to prepare a new one.",
  due_not_later: "The due date is already on that day or later.",
  subject_of_campaign:
    "The person evaluated in a campaign does not change: remove them from the campaign, then add the other person.",
  already_in_campaign: "This person already has another evaluation in the same campaign.",
  already_planned: "The launch of this evaluation is already planned.",
  not_planned: "The launch of this evaluation isn’t planned.",
  nomination_open: "The suggestions of the person evaluated aren’t approved yet, in the “Participants” step.",
  not_archived: "This evaluation is not archived.",
  report_waiting: "Collection is over: the report is waiting to be published.",
  report_releases_itself: "This report is published automatically, without a review.",
  report_reviewed_first: "This report is reviewed before it is published.",
};
