import { CompanySettingsScreen } from "#company/client/screens/CompanySettingsScreen.tsx";
import { RunningThresholds } from "#evaluations/client/thresholds/RunningThresholds.tsx";

/** Evaluations are above the company: what runs under a lower threshold is passed down to its settings. */
export function CompanySettings() {
  return <CompanySettingsScreen runningThresholds={<RunningThresholds />} />;
}
