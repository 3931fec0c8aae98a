import { and, desc, eq, gt } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { skillsContract } from "../../contract.ts";
import { undoHours } from "../../rules/import/undo.ts";
import { questionImports } from "../../tables.ts";

const maxImports = 20;

export const recentImportsEndpoint = handle(skillsContract.recentImports, async ({ actor, tx, services }) => {
  const since = new Date(services.now().getTime() - undoHours * 3_600_000);
  const items = await tx
    .select({
      id: questionImports.id,
      fileName: questionImports.fileName,
      added: questionImports.added,
      createdAt: questionImports.createdAt,
      undoneAt: questionImports.undoneAt,
      kept: questionImports.kept,
    })
    .from(questionImports)
    .where(and(eq(questionImports.companyId, actor.companyId), gt(questionImports.createdAt, since)))
    .orderBy(desc(questionImports.createdAt))
    .limit(maxImports);
  return {
    items: items.map(({ createdAt, undoneAt, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
  };
});
