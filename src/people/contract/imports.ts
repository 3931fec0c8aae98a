import { importContract } from "#imports/contract.ts";

export const peopleImportsContract = importContract({ allow: "managePeople", path: "/profile-imports" });
