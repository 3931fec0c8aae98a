import { lockImport, saveImport } from "#imports/server/storedImports.ts";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleImportsContract } from "../../contract/imports.ts";
import { listUninvited } from "../import/listUninvited.ts";
import { inviteAdded } from "../import/inviteAdded.ts";
import { peopleImport } from "../import/peopleImport.ts";

/** Under the lock of the import: a second concurrent call finds no one left to invite. */
export const inviteImportedEndpoint = handle(
  peopleImportsContract.invite,
  async ({ input: { id }, ...context }) => {
    const { tx, actor, services } = context;
    const stored = await lockImport(tx, actor, peopleImport.name, id);
    if (stored.status !== "done" || !stored.result) return refuse("status_conflict");
    const people = await listUninvited(tx, stored);
    const more = await inviteAdded(tx, services, actor.companyId, people);
    if (people.length > 0 && more.invited === 0) refuse("too_many_waiting");
    if (more.invited > 0)
      await audit(tx, context, {
        action: "people.resendInvitations",
        objectType: "company",
        objectId: actor.companyId,
        details: { count: more.invited, first: more.invited, importId: id },
      });
    const before = Number(stored.result.more["invited"] ?? 0);
    const result = {
      ...stored.result,
      more: { ...stored.result.more, ...more, invited: before + more.invited },
    };
    await saveImport(tx, stored, { result });
    return { invited: more.invited, notInvited: more.notInvited };
  },
);
