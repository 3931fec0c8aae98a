import { findLastClosed } from "../../../rules/figures.ts";
import { CutPicker } from "../trends/CutPicker.tsx";
import { useTrends } from "../trends/useTrends.ts";
import type { BoardView } from "./useBoardView.ts";

interface GroupProps {
  open: boolean;
  view: BoardView;
}

/** Chooses the group whose trend stands on the board. */
export function Group({ view }: GroupProps) {
  const period = view.figures ?? findLastClosed(view.period.kind, view.today);
  const { cut } = useTrends(view.figures, view);
  return (
    <CutPicker
      kind={period.kind}
      day={period.start}
      groupings={view.groupings}
      value={cut}
      onChange={view.showGroup}
    />
  );
}
