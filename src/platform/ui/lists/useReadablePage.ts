import { useEffect } from "react";
import type { Query } from "../page/QueryView.tsx";
import type { ListControls } from "./useListState.ts";

/**
 * A page of a list whose cursor is refused leads to the first one, and is loading meanwhile: to try it again would be
 * refused for ever.
 */
export function useReadablePage<Read extends Query<unknown>>(
  query: Read,
  { wayBack }: Pick<ListControls<never>, "wayBack">,
): Read {
  const leadBack = wayBack(query.error);
  const isLedBack = leadBack !== null;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way is made anew each time; that there is one counts
  useEffect(() => leadBack?.(), [isLedBack]);
  return isLedBack ? { ...query, error: null } : query;
}
