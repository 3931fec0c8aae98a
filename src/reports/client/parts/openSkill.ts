import type { MouseEvent } from "react";

/** Opens a skill in its place among the views, and puts the focus on its name. */
export function openSkill(event: MouseEvent, skillId: string) {
  const button = document.getElementById(`skill-${skillId}`);
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  if (button.ariaExpanded !== "true") button.click();
  button.scrollIntoView({ block: "start" });
  button.focus({ preventScroll: true });
}
