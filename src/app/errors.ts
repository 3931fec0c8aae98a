import { accountErrors } from "#accounts/rules/errors.ts";
import { answerErrors } from "#answers/rules/errors.ts";
import { evaluationErrors } from "#evaluations/rules/errors.ts";
import { importErrors } from "#imports/rules/errors.ts";
import { campaignErrors } from "#campaigns/rules/errors.ts";
import { nominationErrors } from "#nominations/rules/errors.ts";
import { peopleErrors } from "#people/rules/errors.ts";
import { platformErrors, type ErrorStatuses } from "#platform/errors.ts";
import { reportErrors } from "#reports/rules/errors.ts";
import { seriesErrors } from "#series/rules/errors.ts";
import { teamErrors } from "#teams/rules/errors.ts";

/** The closed list: every error code of the product and its HTTP status. One that is missing does not compile. */
export const errorStatuses: ErrorStatuses = {
  ...platformErrors,
  ...accountErrors,
  ...importErrors,
  ...peopleErrors,
  ...teamErrors,
  ...evaluationErrors,
  ...nominationErrors,
  ...seriesErrors,
  ...campaignErrors,
  ...answerErrors,
  ...reportErrors,
};
