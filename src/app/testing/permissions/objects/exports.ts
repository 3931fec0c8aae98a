import { getPerson, targets } from "../actors.ts";
import type { ObjectKind } from "./kind.ts";

const ownFile = "one's own file";

/** A file that was prepared: its requester's own. */
export const exportObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: [ownFile, "somebody else's file"],
  defaultCondition: "somebody else's file",
  selectIds: ({ actors, acting, relation, condition }) => {
    const requester =
      condition === ownFile
        ? acting.get(relation.name)?.profileId
        : getPerson(actors, targets["an admin"] ?? "").profileId;
    return { export: actors.exports.get(requester ?? "") ?? "" };
  },
};
