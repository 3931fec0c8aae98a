import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { getOfferedSkills, isUnderPillar, offerLibrary, orderBySkill } from "../../../rules/library.ts";
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
      (!pillar || isUnderPillar(entry, pillar, known)),
  );
  return toLibraryPage(orderBySkill(offered, getOfferedSkills, known), input, (entry) => [
    entry.title,
    entry.detail,
    ...getOfferedSkills(entry).map(({ name }) => name),
  ]);
});
