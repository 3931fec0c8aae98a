/**
 * What is pressed may move before the press ends: a font, a picture or a message has come, and the text above is one
 * line longer. The browser then finds another element under the pointer and sends no click. A press that ends where it
 * began, on a control that was there when it began, is a press all the same.
 */
const controls = "button, a[href], label, summary";
/** Pixels that a hand moves while it presses. */
const MOVE_TOLERANCE = 8;

interface Press {
  control: HTMLElement;
  top: number;
  left: number;
  at: PointerEvent;
}

/** Once per shell. */
export function keepPresses() {
  let press: Press | null = null;
  window.addEventListener(
    "pointerdown",
    (at) => {
      const control = at.target instanceof Element ? at.target.closest<HTMLElement>(controls) : null;
      const { top = 0, left = 0 } = control?.getBoundingClientRect() ?? {};
      press = control && at.isPrimary && at.button === 0 ? { control, top, left, at } : null;
    },
    true,
  );
  window.addEventListener("pointercancel", () => (press = null), true);
  window.addEventListener(
    "pointerup",
    (end) => {
      const begun = press;
      press = null;
      if (begun && isMissed(begun, end)) begun.control.click();
    },
    true,
  );
}

function isMissed({ control, top, left, at }: Press, end: PointerEvent): boolean {
  if (end.pointerId !== at.pointerId || !control.isConnected) return false;
  if (Math.hypot(end.clientX - at.clientX, end.clientY - at.clientY) > MOVE_TOLERANCE) return false;
  if (end.target instanceof Node && control.contains(end.target)) return false;
  const now = control.getBoundingClientRect();
  return now.width > 0 && (now.top !== top || now.left !== left);
}
