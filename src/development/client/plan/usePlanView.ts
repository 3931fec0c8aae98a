import { useLocation, useRouter, useSearch } from "@tanstack/react-router";

export const planViews = ["pillars", "timeline"] as const;
export type PlanView = (typeof planViews)[number];

/** How the plan is shown, remembered in the address (`?view=timeline`); choosing replaces it: Back leaves the page. */
export function usePlanView(): readonly [PlanView, (view: PlanView) => void] {
  const { view, tab } = useSearch({ strict: false }) as { view?: string; tab?: string };
  const { pathname } = useLocation();
  const router = useRouter();
  const choose = (chosen: PlanView) => {
    const query = new URLSearchParams(tab ? { tab } : {});
    if (chosen === "timeline") query.set("view", chosen);
    const search = query.toString();
    void router.navigate({
      href: search ? `${pathname}?${search}` : pathname,
      replace: true,
      resetScroll: false,
    });
  };
  return [view === "timeline" ? "timeline" : "pillars", choose];
}
