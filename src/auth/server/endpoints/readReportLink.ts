import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { readReportLink } from "../reportLinks.ts";

export const readReportLinkEndpoint = handleOpen(
  authContract.readReportLink,
  async ({ input, ...context }) => {
    const { evaluationId, way } = await readReportLink(context, input.token);
    return { evaluationId, way };
  },
);
