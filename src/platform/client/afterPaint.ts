/** Milliseconds that a frame may take until it is seen, and what belongs to it until it has come. */
const FRAME_MS = 200;

/** Runs when the frame that is being drawn has been seen: what can be read comes first. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run, FRAME_MS));
};
