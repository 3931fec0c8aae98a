import { importContract } from "#imports/contract.ts";

/** The calls of a file of positions. */
export const positionImportsContract = importContract({ allow: "administer", path: "/job-position-files" });
