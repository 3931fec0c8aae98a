import { pageOfPeople } from "#people/server/search.ts";
import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { suggestedRole } from "../../rules/participants.ts";
import { isEntitled, standpointOf } from "../../rules/relations.ts";
import { findAlreadyInvited } from "../invitations.ts";
import { findManageable } from "../queries/access.ts";
import { listPotential } from "../queries/participants.ts";

const mostRows = 100;

export const potentialParticipantsEndpoint = handle(
  evaluationsContract.potentialParticipants,
  async ({ input, actor, tx }) => {
    const known = await findManageable(tx, actor, input.id);
    const limit = input.limit ?? mostRows;
    const found = await listPotential(tx, known.evaluation, {
      subjectId: known.facts.subjectId,
      search: input.search,
      cursor: input.cursor,
      limit: limit + 1,
    });
    const { items, nextCursor } = pageOfPeople(found, limit);
    // Before launch nobody was written to.
    const invited =
      known.evaluation.status === "in_progress"
        ? await findAlreadyInvited(
            tx,
            known.evaluation,
            items.map(({ id }) => id),
          )
        : new Set<string>();
    return {
      items: items.map((person) => {
        const readsReport = isEntitled(standpointOf(person, known.facts), known);
        const reportsToSubject =
          known.facts.subjectId !== null && person.directManagerId === known.facts.subjectId;
        return {
          id: person.id,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
          avatar: person.avatar,
          jobTitle: person.jobTitle,
          readsReport,
          suggestedRole: suggestedRole({ readsReport, reportsToSubject }, known.evaluation.evaluationType),
          alreadyInvited: invited.has(person.id),
        };
      }),
      nextCursor,
    };
  },
);
