import { useSay, useTexts } from "#platform/client/language.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import styles from "./Ring.module.css";

interface RingProps {
  answered: number;
  total: number;
  size?: number;
  /** Replaces « 5 réponses sur 8 »; null when the words stand beside the ring already. */
  label?: string | null;
  /** In a row: « 5/8 » is shown, the words are read. */
  compact?: boolean;
}

const maxBeads = 24;

/** « La ronde »: one bead per invited person, filled when they have answered. Above 24 people, an arc. */
export function Ring({ answered, total, size = 44, label, compact = false }: RingProps) {
  const texts = useTexts("kit");
  const say = useSay();
  const words = label === undefined ? say(texts.ring, { count: answered, total }) : label;
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={styles.drawing}>
        {total > maxBeads ? <Arc share={answered / total} /> : <Beads answered={answered} total={total} />}
      </svg>
      {compact && <span aria-hidden="true">{`${answered}/${total}`}</span>}
      {words !== null && (compact ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>)}
    </span>
  );
}

function Beads({ answered, total }: { answered: number; total: number }) {
  const radius = Math.min(6, 58 / Math.max(total, 1));
  return Array.from({ length: total }, (_, seat) => {
    const angle = (seat / total) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [32 + 24 * Math.cos(angle), 32 + 24 * Math.sin(angle)];
    return (
      <circle
        key={seat}
        cx={x.toFixed(1)}
        cy={y.toFixed(1)}
        r={radius.toFixed(1)}
        className={seat < answered ? styles.full : styles.hollow}
      />
    );
  });
}

const around = 2 * Math.PI * 24;
const Arc = ({ share }: { share: number }) => (
  <g fill="none" strokeWidth="9" transform="rotate(-90 32 32)">
    <circle cx="32" cy="32" r="24" className={styles.track} />
    <circle
      cx="32"
      cy="32"
      r="24"
      className={styles.arc}
      strokeDasharray={`${(share * around).toFixed(1)} ${around.toFixed(1)}`}
    />
  </g>
);
