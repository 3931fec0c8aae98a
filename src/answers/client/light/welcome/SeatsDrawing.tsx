/** A dashed ring with one seat taken: one voice among others. */
export function SeatsDrawing() {
  return (
    <svg width="28" height="28" viewBox="0 0 22 22" aria-hidden="true" className="icon">
      <circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
      <circle cx="11" cy="11" r="3" fill="currentColor" />
    </svg>
  );
}
