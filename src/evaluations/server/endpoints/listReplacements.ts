import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { suggestReplacements, listGroupsAtRisk } from "../../rules/replacement.ts";
import { whyNotChangeParticipants } from "../../rules/status.ts";
import { findAlreadyInvited } from "../invitations.ts";
import { findManageable } from "../queries/access.ts";
import { listCircles } from "../queries/circles.ts";
import { listParticipants } from "../queries/participants.ts";
import { countRequests, listFaces } from "../queries/replacements.ts";

/** Suggests people for the groups with a refusal; the answer does not say who declined. */
export const listReplacementsEndpoint = handle(evaluationsContract.replacements, async (call) => {
  const { input, actor, tx } = call;
  const loaded = await findManageable(tx, actor, input.id);
  const { evaluation, facts, teamManagerReads } = loaded;
  const isRunning = evaluation.status === "in_progress" && whyNotChangeParticipants(evaluation) === null;
  if (!isRunning || !facts.subjectId) return { groups: [] };
  const participants = await listParticipants(tx, evaluation);
  const groupsAtRisk = listGroupsAtRisk({ participants, threshold: evaluation.threshold });
  if (groupsAtRisk.length === 0) return { groups: [] };
  const options = { getAuthorId: () => facts.authorId, type: evaluation.evaluationType, teamManagerReads };
  const [circle] = await listCircles(tx, actor, [facts.subjectId], options);
  if (!circle) return { groups: [] };
  const ids = [...circle.reportIds, ...circle.colleagues.map(({ id }) => id)];
  // Withdrawn participants had their invitation too.
  const asked = await findAlreadyInvited(tx, evaluation, ids);
  for (const { person } of participants) asked.add(person.id);
  const requests = await countRequests(tx, actor, ids);
  const suggested = groupsAtRisk.map(({ role }) => ({
    role,
    people: suggestReplacements(role, circle, { isAsked: (id) => asked.has(id), requests }),
  }));
  const faces = await listFaces(
    tx,
    actor.companyId,
    suggested.flatMap(({ people }) => people.map(({ id }) => id)),
  );
  return {
    groups: suggested.map(({ role, people }) => ({
      role,
      people: people.flatMap(({ id, because }) => {
        const face = faces.get(id);
        return face ? [{ ...face, because }] : [];
      }),
    })),
  };
});
