import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { readOwnProfile } from "../ownProfile.ts";

export const readOwnProfileEndpoint = handle(peopleContract.readOwn, ({ actor, tx }) =>
  readOwnProfile(tx, actor.companyId, actor.profileId),
);
