import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuse } from "#platform/errors.ts";
import { findPeriod } from "#platform/periods.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { dashboardsContract } from "../../contract.ts";
import { readClosingDays } from "../hub/closingDays.ts";

export const readClosingDaysEndpoint = handle(
  dashboardsContract.closingDays,
  async ({ actor, input, tx, services }) => {
    const today = await readCompanyToday(tx, services, actor.companyId);
    if (findPeriod(input.kind, input.start).start !== input.start || input.start > today)
      refuse("invalid_data");
    return readClosingDays(tx, actor, input);
  },
);
