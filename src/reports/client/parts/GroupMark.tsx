import { Mark, type MarkName } from "#platform/ui/charts/Mark.tsx";
import type { Group } from "#weights/vocabulary.ts";
import type { LaneName } from "../../rules/lanes.ts";

/** ● self, ■ manager, ▲ peers, ◆ direct reports (§2.3 of the design); ⬢ the last two together, ○ « les autres ». */
export const markByLane: Record<LaneName, MarkName> = {
  self: "circle",
  manager: "square",
  peer: "triangle",
  direct_report: "diamond",
  joint: "hexagon",
  others: "ring",
};

export const LaneMark = ({ name }: { name: LaneName }) => <Mark mark={markByLane[name]} />;
export const GroupMark = ({ group }: { group: Group }) => <LaneMark name={group} />;
