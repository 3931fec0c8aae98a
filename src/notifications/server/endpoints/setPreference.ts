import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { notificationsContract } from "../../contract.ts";
import { findKind } from "../objects.ts";
import { acceptNotification, readRefusals, refuseNotification } from "../refusals.ts";

/** Without an entry in the audit log: administration reads it, and must not learn what a person does not want. */
export const setPreferenceEndpoint = handle(
  notificationsContract.setPreference,
  async ({ input: { wanted, ...choice }, actor: { companyId, profileId }, tx, services }) => {
    if (!findKind(services, choice.kind)?.refusableBy.includes(choice.channel))
      refuse("invalid_data", { kind: { reason: "option" } });
    const person = { companyId, id: profileId };
    if (wanted) await acceptNotification(tx, person, choice);
    else await refuseNotification(tx, person, services.newId(), choice);
    return { refused: await readRefusals(tx, person) };
  },
);
