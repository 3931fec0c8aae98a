import { useQuery } from "@tanstack/react-query";
import { useViewer } from "#platform/ui/viewer.tsx";
import { viewsQuery } from "#views/client/viewsQuery.ts";

/** The view that the entry of a list opens: as the page has read the views since, else as the session began. */
export function useDefaultView(list: string): { id: string; state: string } | undefined {
  const { defaultViews } = useViewer();
  // Never asked for here: every page has a sidebar.
  const { data } = useQuery({ ...viewsQuery(list), enabled: false });
  return data
    ? data.items.find(({ isDefault }) => isDefault)
    : defaultViews.find((view) => view.list === list);
}
