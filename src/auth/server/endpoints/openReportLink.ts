import { proveAddress } from "#accounts/server/proveAddress.ts";
import { consumeToken } from "#accounts/server/tokens.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database/database.ts";
import { handleOpen } from "#platform/server/calls/handle.ts";
import { authContract } from "../../contract.ts";
import { refuseOthers } from "../linkOwner.ts";
import { enterLimited } from "../limitedSessions.ts";
import { presentReportLink, readReportLink } from "../reportLinks.ts";

/** Whether the report may be read is asked at each reading; here the link only says who has come. */
export const openReportLinkEndpoint = handleOpen(
  authContract.openReportLink,
  async ({ input, ...context }) => {
    const { services } = context;
    const link = await readReportLink(context, input.token);
    const { place, evaluationId, way } = link;
    await refuseOthers(context, { ...place, evaluationId });
    if (way !== "click") return presentReportLink(link);
    await asTenant(services.db, place, async (tx) => {
      if (!(await consumeToken(tx, services, ["report"], input.token))) return refuse("used_token");
      await proveAddress(tx, services, place.userId);
      await enterLimited(tx, context, place, { scope: "reading", objectId: evaluationId });
    });
    return presentReportLink({ ...link, way: "here" });
  },
);
