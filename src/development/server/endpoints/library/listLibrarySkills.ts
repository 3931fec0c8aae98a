import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { offerLibrary } from "../../../rules/library.ts";
import { listKnownSkills, loadLibrary } from "../../library/library.ts";

export const listLibrarySkillsEndpoint = handle(libraryEndpoints.listLibrarySkills, async ({ actor, tx }) => {
  const known = await listKnownSkills(tx, actor.companyId);
  const offered = offerLibrary(await loadLibrary(tx, actor.companyId), known);
  const named = offered.flatMap((entry) => (entry.kind === "action" ? [entry.skill.id] : []));
  return {
    items: known.map(({ id, key, name }) => ({
      id,
      key,
      name,
      actionCount: named.filter((one) => one === id).length,
    })),
  };
});
