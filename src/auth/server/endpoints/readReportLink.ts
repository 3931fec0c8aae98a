import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { isOpenFor } from "../../rules/linkStanding.ts";
import { readLinkOwner } from "../linkOwner.ts";
import { presentReportLink, readReportLink } from "../reportLinks.ts";

export const readReportLinkEndpoint = handleOpen(
  authContract.readReportLink,
  async ({ input, ...context }) => {
    const link = await readReportLink(context, input.token);
    const { place, evaluationId } = link;
    const owner = await readLinkOwner(context, { ...place, evaluationId }, link);
    return { owner, report: isOpenFor(owner.standing) ? presentReportLink(link) : null };
  },
);
