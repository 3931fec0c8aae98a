import type { Services } from "../services.ts";

/** Does one part of a round of background work: if it fails, that is logged and the other parts go on. */
export async function isolated(
  { log }: Pick<Services, "log">,
  part: { task: string; companyId?: string },
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const cause =
      error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {};
    log.error({ ...part, ...cause }, "a part of the background work failed");
  }
}
