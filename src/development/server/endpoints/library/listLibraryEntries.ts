import { handle } from "#platform/server/calls/handle.ts";
import { libraryEndpoints } from "../../../contract/library.ts";
import { orderBySkill, toLibraryLine } from "../../../rules/library.ts";
import { listKnownSkills, loadLibrary } from "../../library/library.ts";
import { toLibraryPage } from "../../library/page.ts";

export const listLibraryEntriesEndpoint = handle(
  libraryEndpoints.listLibraryEntries,
  async ({ input, actor, tx }) => {
    const { companyId } = actor;
    const { kind, skillId, source, state = "offered", translation } = input;
    const known = await listKnownSkills(tx, companyId);
    const lines = (await loadLibrary(tx, companyId))
      .map((entry) => toLibraryLine(entry, known))
      .filter(
        (line) =>
          (!kind || line.kind === kind) &&
          (!skillId || line.skills.some(({ id }) => id === skillId)) &&
          (!source || line.source === source) &&
          line.isArchived === (state === "archived") &&
          (!translation || !line.isTranslated),
      );
    return toLibraryPage(
      orderBySkill(lines, (line) => line.skills, known),
      input,
      ({ title, skills }) => [title, ...skills.map(({ name }) => name)],
    );
  },
);
