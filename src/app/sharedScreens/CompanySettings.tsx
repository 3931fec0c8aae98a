import { lazy, Suspense, type ComponentType } from "react";
import { CompanySettingsScreen } from "#company/client/screens/CompanySettingsScreen.tsx";
import { RunningThresholds } from "#evaluations/client/thresholds/RunningThresholds.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";

/** Where it cannot come, the settings of the company stand without it. */
const DraftingSection = lazy<ComponentType>(() =>
  import("#development/client/drafts/setting/DraftingSection.tsx").then(
    (part) => ({ default: part.DraftingSection }),
    () => ({ default: () => null }),
  ),
);

/** Evaluations and plans are above the company: what is said and set of them is passed down to its settings. */
export function CompanySettings() {
  return (
    <CompanySettingsScreen
      runningThresholds={<RunningThresholds />}
      further={
        <Suspense fallback={<Skeleton shape="form" />}>
          <DraftingSection />
        </Suspense>
      }
    />
  );
}
