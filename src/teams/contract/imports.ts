import { importContract } from "#imports/contract.ts";
import { createsTeams } from "../contract.ts";

/** The calls of a file of teams. */
export const teamImportsContract = importContract({ allow: createsTeams, path: "/team-files" });
