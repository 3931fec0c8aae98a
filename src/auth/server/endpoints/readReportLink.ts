import { handleOpen } from "#platform/server/handle.ts";
import { authContract } from "../../contract.ts";
import { presentReportLink, readReportLink } from "../reportLinks.ts";

export const readReportLinkEndpoint = handleOpen(authContract.readReportLink, async ({ input, ...context }) =>
  presentReportLink(await readReportLink(context, input.token)),
);
