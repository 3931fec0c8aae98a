import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";

export const planViews = ["pillars", "timeline"] as const;
export type PlanView = (typeof planViews)[number];

/**
 * How the plan is shown, remembered in the address beside its pillars (`?tab=timeline`); choosing replaces it: Back leaves the
 * page, and the pillars come back where they were.
 */
export function usePlanView(): readonly [PlanView, (view: PlanView) => void] {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const { pathname } = useLocation();
  const router = useRouter();
  const [pillar, setPillar] = useState<string | undefined>();
  const view: PlanView = tab === "timeline" ? "timeline" : "pillars";
  const choose = (chosen: PlanView) => {
    if (view === "pillars") setPillar(tab);
    const next = chosen === "timeline" ? chosen : pillar;
    void router.navigate({
      href: next ? `${pathname}?tab=${next}` : pathname,
      replace: true,
      resetScroll: false,
    });
  };
  return [view, choose];
}
