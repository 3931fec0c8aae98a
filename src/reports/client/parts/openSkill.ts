import type { MouseEvent } from "react";

/** Opens a skill further down and puts the focus on its name. */
export function openSkill(event: MouseEvent, skillId: string) {
  const details = document.getElementById(`skill-${skillId}`);
  if (!(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  details.open = true;
  details.scrollIntoView({ block: "start" });
  details.querySelector("summary")?.focus({ preventScroll: true });
}
