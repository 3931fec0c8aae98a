import type { DrawerControls } from "#platform/ui/drawer/useDrawer.ts";
import type { RunRow } from "../../contract/runs.ts";
import { RunDialogs } from "./RunDialogs.tsx";
import { RunDrawer } from "./RunDrawer.tsx";
import type { Asked } from "./useRunColumns.tsx";

/** What is asked about a run; `asked` null once it is answered: the dialog closes over the same run. */
export interface Asking {
  asked: Asked | null;
  run: RunRow;
}

interface RunLayersProps {
  open: boolean;
  drawer: DrawerControls;
  rows: readonly RunRow[];
  asking: Asking | null;
  onAnswered: () => void;
}

/** What opens above the list, in one file. */
export const RunLayers = ({ drawer, rows, asking, onAnswered }: RunLayersProps) => (
  <>
    <RunDrawer open={drawer.shown !== null} drawer={drawer} rows={rows} />
    {asking && <RunDialogs open={asking.asked !== null} {...asking} onClose={onAnswered} />}
  </>
);
