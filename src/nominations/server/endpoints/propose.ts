import type { ProtectedRole } from "#evaluations/vocabulary.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { listOutOfBounds, whyNotPropose, type GroupBounds } from "../../rules.ts";
import { notifyLater } from "../notifyLater.ts";
import { findDecider } from "../manager.ts";
import { findOwnNomination, presentOwn } from "../present.ts";
import { changeNomination, listPeople, presentPerson } from "../queries.ts";

export const proposeEndpoint = handle(nominationsContract.propose, async (call) => {
  const { input, actor, tx, services } = call;
  const { known, nomination } = await findOwnNomination(tx, actor, input.evaluationId, { locks: true });
  refuseIf(whyNotPropose(nomination.status));
  const choices = [...new Set(input.profileIds)];
  const people = await listPeople(tx, actor.companyId, choices);
  const shown = people.map(presentPerson(known));
  const fits = people.every(
    ({ id, isActive, role }, index) =>
      id !== actor.profileId && isActive && role !== "admin" && !shown[index]?.readsReport,
  );
  if (people.length < choices.length || !fits) refuse("invalid_participant_profile");
  if (input.send)
    refuseOutOfBounds(
      shown.map(({ role }) => role),
      nomination.bounds,
    );
  await changeNomination(tx, nomination, {
    choices,
    ...(input.send ? { status: "sent" as const } : {}),
    updatedAt: services.now(),
  });
  if (input.send) {
    const decider = await findDecider(tx, known, nomination, actor.at);
    await notifyLater(tx, services, "nominations.sent", nomination, decider?.id ?? known.facts.authorId);
    await audit(tx, call, {
      action: "nomination.sent",
      objectType: "evaluation",
      objectId: input.evaluationId,
      details: { proposed: choices.length },
    });
  }
  return presentOwn(tx, actor, input.evaluationId);
});

/** The refusal says which groups have too few people or too many. */
function refuseOutOfBounds(roles: readonly ProtectedRole[], bounds: GroupBounds) {
  const wrong = listOutOfBounds(roles, bounds);
  if (wrong.length === 0) return;
  refuse(
    "nomination_out_of_bounds",
    Object.fromEntries(
      wrong.map(({ role, reason, least, most }) => [
        role,
        reason === "too_few" ? { reason: "too_short", min: least } : { reason: "too_long", max: most },
      ]),
    ),
  );
}
