import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { getOfferedSkills, offerLibrary, orderBySkill } from "../../../rules/library.ts";
import { listKnownSkills, loadLibrary } from "../../library/library.ts";
import { toLibraryPage } from "../../library/page.ts";

export const listLibraryEndpoint = handle(libraryEndpoints.listLibrary, async ({ input, actor, tx }) => {
  const { companyId } = actor;
  const { kind, skillId, actionKind, pillar } = input;
  const known = await listKnownSkills(tx, companyId);
  const offered = offerLibrary(await loadLibrary(tx, companyId), known).filter(
    (entry) =>
      entry.kind === kind &&
      (!skillId || getOfferedSkills(entry).some(({ id }) => id === skillId)) &&
      (!actionKind || entry.kind !== "action" || entry.actionKind === actionKind) &&
      (!pillar || entry.kind !== "model" || entry.pillar === pillar),
  );
  return toLibraryPage(orderBySkill(offered, getOfferedSkills, known), input, ({ title, detail }) => [
    title,
    detail,
  ]);
});
