import { Arc, Bead, Drawing, Ring } from "#platform/client/Illustration.tsx";

/** Steps along the ring: two are done, the next one waits. */
export const PlanDrawing = () => (
  <Drawing size={132}>
    <Ring />
    <Arc d="M33.2 107A54 54 0 0 1 80 26" color="primary" />
    <Bead x={33} y={107} r={8} color="primary" />
    <Bead x={80} y={26} r={8} color="primary" />
    <Bead x={127} y={107} r={10} color="self" />
    <Arc d="M60 82l14 14l28-30" color="direct-report" width={8} />
  </Drawing>
);
