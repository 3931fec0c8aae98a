import type { MouseEvent } from "react";
import { stayAt } from "../scrollToSection.ts";

/** Opens a skill in its place among the views, and puts the focus on its name. */
export function openSkill(event: MouseEvent, skillId: string) {
  const button = document.getElementById(`skill-${skillId}`);
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  if (button.ariaExpanded !== "true") button.click();
  button.focus({ preventScroll: true });
  stayAt(button);
}
