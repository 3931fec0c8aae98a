import { useState } from "react";
import type { FormQuestion } from "../usePlanPage.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import { CycleDialog } from "./CycleDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { ObjectiveDialog } from "./ObjectiveDialog.tsx";
import { RemovalDialog } from "./RemovalDialog.tsx";
import { SetAsideDialog } from "./SetAsideDialog.tsx";

interface PlanDialogsProps {
  open: boolean;
  question: FormQuestion | null;
  onClose: () => void;
}

/** What a page of a plan asks: one thing at a time. The code comes after the page. */
export function PlanDialogs({ question, onClose }: PlanDialogsProps) {
  const [asked, setAsked] = useState(question);
  if (question && question !== asked) setAsked(question);
  if (!asked) return null;
  const open = question !== null;
  if (asked.kind === "objective") return open && <ObjectiveDialog {...asked} onClose={onClose} />;
  if (asked.kind === "action") return open && <ActionDialog {...asked} onClose={onClose} />;
  if (asked.kind === "move") return open && <MoveDialog {...asked} onClose={onClose} />;
  if (asked.kind === "setAside") return open && <SetAsideDialog {...asked} onClose={onClose} />;
  if (asked.kind === "beginCycle") return <CycleDialog open={open} onClose={onClose} />;
  return <RemovalDialog open={open} question={asked} onClose={onClose} />;
}
