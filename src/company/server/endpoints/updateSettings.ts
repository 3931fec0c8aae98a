import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { moveToTimeZone } from "#platform/server/dueWork/timeZone.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { companyContract } from "../../contract.ts";
import { isTimeZone, whyNotScales } from "../../rules/settings.ts";
import { lockCompany, saveCompany } from "../queries.ts";
import { readSettings } from "../settings.ts";

/**
 * The settings, under the lock of the company. What changes the readers of a report or its threshold counts for later
 * launches only: each evaluation keeps what it was launched with, so that its notice stays true (§5 of the decisions).
 */
export const updateSettingsEndpoint = handle(
  companyContract.updateSettings,
  async ({ input: { version, ...input }, ...context }) => {
    const { actor, tx } = context;
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    const stored = await readSettings(tx, companyId);
    if (stored.version !== version) refuse("edited_meanwhile");

    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    if (given.length === 0) refuse("no_update_data");
    const after = { ...stored, ...Object.fromEntries(given) } as typeof stored;
    const timeZone = isTimeZone(after.timeZone) ? null : ("option" as const);
    const wrong = Object.entries({ ...whyNotScales(after), timeZone }).flatMap(([field, reason]) =>
      reason ? [[field, { reason }] as const] : [],
    );
    if (wrong.length > 0) refuse("invalid_data", Object.fromEntries(wrong));

    const change = {
      ...Object.fromEntries(given),
      ...(input.privacyOfficer === "" ? { privacyOfficer: null } : {}),
    };
    await saveCompany(tx, companyId, { ...change, version: version + 1 });
    if (after.timeZone !== stored.timeZone)
      await moveToTimeZone(tx, companyId, { from: stored.timeZone, to: after.timeZone });
    const from = Object.fromEntries(given.map(([name]) => [name, stored[name as keyof typeof stored]]));
    await audit(tx, context, {
      action: "company.updateSettings",
      objectType: "company",
      objectId: companyId,
      details: { from, to: change },
    });
    return readSettings(tx, companyId);
  },
);
