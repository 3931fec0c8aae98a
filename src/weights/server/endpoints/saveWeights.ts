import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { skillFamilies, skills } from "#skills/tables.ts";
import { weightsContract } from "../../contract.ts";
import type { Weights } from "../../contract/matrix.ts";
import { listChangedRows } from "../../rules/matrix.ts";
import { weightVersions } from "../../tables.ts";
import { listExistingIds, readCurrentWeights, readMatrix } from "../queries.ts";

/** A version for the next launches; those that were launched keep theirs. Of two saved at once, the second is refused. */
export const saveWeightsEndpoint = handle(weightsContract.save, async (call) => {
  const { input, actor, tx, services } = call;
  const { basedOn, weights } = input;
  const { companyId } = actor;
  await refuseUnknown(tx, companyId, weights);
  const current = await readCurrentWeights(tx, companyId);
  if (current.version !== basedOn) refuse("edited_meanwhile");
  const changed = listChangedRows(current.weights, weights);
  if (changed.length === 0) refuse("no_update_data");
  const id = services.newId();
  const saved = await tx
    .insert(weightVersions)
    .values({
      companyId,
      id,
      version: basedOn + 1,
      weights,
      savedByProfileId: actor.profileId,
      savedAt: services.now(),
    })
    .onConflictDoNothing()
    .returning({ id: weightVersions.id });
  if (saved.length === 0) refuse("edited_meanwhile");
  await audit(tx, call, {
    action: "weights.saved",
    objectType: "weight_version",
    objectId: id,
    details: { version: basedOn + 1, changed },
  });
  return readMatrix(tx, companyId);
});

/** Refuses a skill or a family of another company like an id that does not exist. */
async function refuseUnknown(tx: Tenant, companyId: string, weights: Weights): Promise<void> {
  for (const [name, table] of [
    ["families", skillFamilies],
    ["skills", skills],
  ] as const) {
    const ids = Object.keys(weights[name]);
    const existing = await listExistingIds(tx, companyId, table, ids);
    if (ids.some((id) => !existing.has(id)))
      refuse("invalid_data", { [`weights.${name}`]: { reason: "option" } });
  }
}
