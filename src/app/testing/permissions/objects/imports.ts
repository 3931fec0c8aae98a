import { forEachFile } from "../../importedFiles.ts";
import { getPerson, targets } from "../actors.ts";
import type { ObjectKind } from "./kind.ts";

export const ownImport = "one's own import";

/** A file that is imported: its sender's own. */
export const importObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: [ownImport, "somebody else's import"],
  defaultCondition: "somebody else's import",
  selectIds: ({ actors, acting, relation, condition }) => {
    const sender =
      condition === ownImport
        ? acting.get(relation.name)?.profileId
        : getPerson(actors, targets["an admin"] ?? "").profileId;
    return actors.imports.get(sender ?? "") ?? forEachFile(() => "");
  },
};
