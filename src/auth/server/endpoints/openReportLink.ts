import { proveAddress } from "#accounts/server/proveAddress.ts";
import { consumeToken } from "#accounts/server/tokens.ts";
import { refuse } from "#platform/errors.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { enterLimited } from "../limitedSessions.ts";
import { readReportLink } from "../reportLinks.ts";

/** Whether the report may be read is asked at each reading; here the link only says who has come. */
export const openReportLinkEndpoint = handleOpen(
  authContract.openReportLink,
  async ({ input, ...context }) => {
    const { services } = context;
    const { place, evaluationId, way } = await readReportLink(context, input.token);
    if (way !== "click") return { evaluationId, way };
    await asTenant(services.db, place, async (tx) => {
      if (!(await consumeToken(tx, services, ["report"], input.token))) return refuse("used_token");
      await proveAddress(tx, services, place.userId);
      await enterLimited(tx, context, place, { scope: "reading", evaluationId });
    });
    return { evaluationId, way: "here" as const };
  },
);
