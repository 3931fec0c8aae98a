import { keepFile } from "#platform/client/keepFile.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluationsApi } from "../queries.ts";

/** The due day as a file, which calendars open. It writes nothing, but fails as a write does. */
export const useDueDay = (id: string) =>
  useAction({ run: () => evaluationsApi.dueDay({ id }), onSuccess: keepFile });
