import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { getOfferedSkills, offerLibrary } from "../../../rules/library.ts";
import { findPillar } from "../../../rules/priorities.ts";
import { listKnownSkills, loadLibrary } from "../../library/library.ts";

export const listLibrarySkillsEndpoint = handle(libraryEndpoints.listLibrarySkills, async ({ actor, tx }) => {
  const known = await listKnownSkills(tx, actor.companyId);
  const offered = offerLibrary(await loadLibrary(tx, actor.companyId), known);
  const countOffered = (kind: "action" | "course", skillId: string) =>
    offered.filter((entry) => entry.kind === kind && getOfferedSkills(entry).some(({ id }) => id === skillId))
      .length;
  return {
    items: known.map(({ id, key, name, familyKey }) => ({
      id,
      key,
      name,
      pillar: findPillar(familyKey),
      actionCount: countOffered("action", id),
      courseCount: countOffered("course", id),
    })),
  };
});
