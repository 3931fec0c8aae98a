import { and, eq } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { whyNotUndo } from "../../rules/import/undo.ts";
import { questionImports } from "../../tables.ts";
import { removeImported } from "../import/removeImported.ts";

export const undoImportEndpoint = handle(skillsContract.undoImport, async (call) => {
  const { input, actor, tx, services } = call;
  const is = and(eq(questionImports.companyId, actor.companyId), eq(questionImports.id, input.id));
  const [found] = await tx.select().from(questionImports).where(is).for("update");
  if (!found) return refuse("not_found");
  refuseIf(whyNotUndo(found, services.now()));
  const outcome = await removeImported(tx, { companyId: actor.companyId, importId: input.id });
  await tx.update(questionImports).set({ undoneAt: services.now(), kept: outcome.kept }).where(is);
  await audit(tx, call, {
    action: "skills.undoImport",
    objectType: "company",
    objectId: actor.companyId,
    details: { importId: input.id, ...outcome },
  });
  return outcome;
});
