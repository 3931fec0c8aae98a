import type { exportsContract } from "#exports/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { keepFile } from "#platform/client/keepFile.ts";

/** Fetches a file that is ready, and keeps it among the downloads. */
export async function takeFile(id: string): Promise<void> {
  keepFile(await createApi<typeof exportsContract>("exports").download({ id }));
}
