import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { readMissing } from "../library.ts";

export const readMissingLibraryEndpoint = handle(skillsContract.missing, ({ actor, tx }) =>
  readMissing(tx, actor.companyId),
);
