import { readCompanyToday } from "#evaluations/server/today.ts";
import { refuse } from "#platform/errors.ts";
import { findPeriod } from "#platform/periods.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { dashboardsContract } from "../../contract.ts";
import { countParticipation } from "../board/participation.ts";

export const readParticipationEndpoint = handle(
  dashboardsContract.participation,
  async ({ actor, input, tx, services }) => {
    const today = await readCompanyToday(tx, services, actor.companyId);
    if (findPeriod(input.kind, input.start).start !== input.start || input.start > today)
      refuse("invalid_data");
    const groups = await countParticipation(tx, actor, input);
    const sum = (count: "evaluations" | "invited" | "finished") =>
      groups.reduce((total, group) => total + group[count], 0);
    return { evaluations: sum("evaluations"), invited: sum("invited"), finished: sum("finished"), groups };
  },
);
