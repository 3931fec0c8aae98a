import type { StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import type { ObjectiveStatus } from "../../vocabulary.ts";

export const statusMarks: Record<ObjectiveStatus, StatusMark> = {
  upcoming: "dashed",
  running: "half",
  reached: "check",
  set_aside: "dash",
};
