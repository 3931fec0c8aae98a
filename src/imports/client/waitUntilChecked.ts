import type { ImportView } from "#imports/contract.ts";
import { RefusedCall } from "#platform/client/rpc.ts";
import type { ImportScreenKind } from "./kind.ts";

const [initialWaitMs, maxWaitMs] = [150, 1_000];

/** Waits until a worker has validated the rows; returns the import then. Rejects when the validation failed. */
export async function waitUntilChecked(
  { api }: Pick<ImportScreenKind, "api">,
  begun: ImportView,
  shown: Omit<Parameters<ImportScreenKind["api"]["read"]>[0], "id"> = {},
): Promise<ImportView> {
  let view = begun;
  for (let wait = initialWaitMs; view.status === "checking"; wait = Math.min(maxWaitMs, wait * 1.5)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    view = await api.read({ id: begun.id, ...shown });
  }
  if (view.status === "mapping" && view.failure) throw new RefusedCall(500, { code: view.failure });
  return view;
}
