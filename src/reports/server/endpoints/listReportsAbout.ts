import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { listReportsAbout } from "../teamReports.ts";

export const listReportsAboutEndpoint = handle(
  reportsContract.aboutPerson,
  async ({ input: { profileId }, actor, tx }) => ({ items: await listReportsAbout(tx, actor, profileId) }),
);
