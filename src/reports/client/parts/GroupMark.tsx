import { Mark, type MarkName } from "#platform/ui/charts/Mark.tsx";
import type { Group } from "#weights/vocabulary.ts";

/** ● self, ■ manager, ▲ peers, ◆ direct reports (§2.3 of the design). */
export const markByGroup: Record<Group, MarkName> = {
  self: "circle",
  manager: "square",
  peer: "triangle",
  direct_report: "diamond",
};

export const GroupMark = ({ group }: { group: Group }) => <Mark mark={markByGroup[group]} />;
