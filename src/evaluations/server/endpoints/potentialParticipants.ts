import * as z from "zod";
import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { suggestedRole } from "../../rules/participants.ts";
import { isEntitled, standpointOf } from "../../rules/relations.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { findManageable } from "../queries/access.ts";
import { listPotential } from "../queries/participants.ts";

const Place = z.tuple([z.string(), z.string(), z.uuid()]);
const mostRows = 100;

export const potentialParticipantsEndpoint = handle(
  evaluationsContract.potentialParticipants,
  async ({ input, actor, tx }) => {
    const known = await findManageable(tx, actor, input.id);
    const limit = input.limit ?? mostRows;
    const place = readCursor(Place, input.cursor);
    const found = await listPotential(tx, known.evaluation, {
      subjectId: known.facts.subjectId,
      search: input.search,
      after: place && { lastName: place[0], firstName: place[1], id: place[2] },
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map((person) => {
        const readsReport = isEntitled(standpointOf(person, known.facts), known);
        const reportsToSubject =
          known.facts.subjectId !== null && person.directManagerId === known.facts.subjectId;
        return {
          id: person.id,
          firstName: person.firstName,
          lastName: person.lastName,
          email: person.email,
          jobTitle: person.jobTitle,
          readsReport,
          suggestedRole: suggestedRole({ readsReport, reportsToSubject }, known.evaluation.evaluationType),
        };
      }),
      nextCursor: last && found.length > limit ? writeCursor([last.lastName, last.firstName, last.id]) : null,
    };
  },
);
