import { Arc, Bead, Drawing, Ring } from "#platform/client/Illustration.tsx";

/** An email on its way around the ring. Of these pages alone: what others draw too is an Illustration. */
export const MailDrawing = () => (
  <Drawing>
    <Ring />
    <Arc d="M80 26A54 54 0 0 1 126.8 107" color="primary" />
    <rect
      x="48"
      y="58"
      width="64"
      height="46"
      rx="9"
      fill="var(--surface)"
      stroke="var(--field)"
      strokeWidth="3"
    />
    <Arc d="M52 64l28 22l28-22" color="peer" width={5} />
    <Bead x={112} y={58} r={9} color="self" />
  </Drawing>
);
