import { toPeoplePage } from "#people/server/search.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { suggestRole } from "../../rules/participants.ts";
import { isEntitled, resolveStandpoint } from "../../rules/relations.ts";
import { findAlreadyInvited } from "../invitations.ts";
import { findManageable } from "../queries/access.ts";
import { listPotential } from "../queries/participants.ts";

const maxRows = 100;

export const potentialParticipantsEndpoint = handle(
  evaluationsContract.potentialParticipants,
  async ({ input, actor, tx }) => {
    const loaded = await findManageable(tx, actor, input.id);
    const limit = input.limit ?? maxRows;
    const found = await listPotential(tx, loaded.evaluation, {
      subjectId: loaded.facts.subjectId,
      search: input.search,
      cursor: input.cursor,
      limit: limit + 1,
    });
    const { items, nextCursor } = toPeoplePage(found, limit);
    // Before launch no invitation was sent.
    const invited =
      loaded.evaluation.status === "in_progress"
        ? await findAlreadyInvited(
            tx,
            loaded.evaluation,
            items.map(({ id }) => id),
          )
        : new Set<string>();
    return {
      items: items.map((person) => {
        const readsReport = isEntitled(resolveStandpoint(person, loaded.facts), loaded);
        const reportsToSubject =
          loaded.facts.subjectId !== null && person.directManagerId === loaded.facts.subjectId;
        return {
          id: person.id,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
          avatar: person.avatar,
          jobTitle: person.jobTitle,
          readsReport,
          suggestedRole: suggestRole({ readsReport, reportsToSubject }, loaded.evaluation.evaluationType),
          alreadyInvited: invited.has(person.id),
        };
      }),
      nextCursor,
    };
  },
);
