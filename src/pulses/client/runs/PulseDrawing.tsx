import { Arc, Bead, Drawing, Ring } from "#platform/client/Illustration.tsx";

/** One beat on the ring. */
export const PulseDrawing = () => (
  <Drawing size={132}>
    <Ring />
    <Arc d="M80 26A54 54 0 0 1 126.8 107" color="primary" />
    <Arc d="M33.2 107A54 54 0 0 1 33.2 53" color="peer" />
    <Arc d="M44 84h18l9-26l16 46l10-20h19" color="self" width={7} />
    <Bead x={116} y={84} r={9} color="self" />
  </Drawing>
);
