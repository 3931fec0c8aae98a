import type { answersContract } from "#answers/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { keepFile } from "#platform/client/keepFile.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";

const answers = createApi<typeof answersContract>("answers");

/** The due days of what awaits the reader, as a file that calendars open. */
export const useDueDays = () => useAction({ run: () => answers.dueDays({}), onSuccess: keepFile });
