import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { findProposalToDecide } from "../manager.ts";
import { loadReadabilityForecast } from "../present.ts";
import { listPeople, presentPerson } from "../queries.ts";
import { refuse } from "#platform/errors.ts";

export const toDecideEndpoint = handle(nominationsContract.toDecide, async ({ input, actor, tx }) => {
  const { known, nomination } = await findProposalToDecide(tx, actor, input.evaluationId);
  const { evaluation, subject, author } = known;
  if (!subject) refuse("not_found");
  const people = await listPeople(tx, actor.companyId, nomination.choices);
  return {
    evaluationId: evaluation.id,
    evaluationName: evaluation.name,
    subject,
    lead: author,
    bounds: nomination.bounds,
    people: people.map(presentPerson(known)),
    threshold: known.company.anonymityThreshold,
    readabilityForecast: await loadReadabilityForecast(tx, known),
  };
});
