import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { ParticipantRole } from "#evaluations/contract/questionnaire.ts";
import { initials } from "#people/rules.ts";
import styles from "./participation.module.css";

interface RoundTableProps {
  subject: Evaluation["subject"];
  participants: Evaluation["participants"];
  /** The direct manager whom the launch adds: a seat is kept. */
  joining: Evaluation["joiningManager"];
}
interface Seat {
  id: string;
  letters: string;
  role: ParticipantRole | null;
}

/** Seats beyond this would touch. */
const most = 18;
/** An empty table still shows that people are missing. */
const least = 4;

/** The person in the centre, the others around. A drawing of the list beside it, silent for that reason. */
export function RoundTable({ subject, participants, joining }: RoundTableProps) {
  const taken: Seat[] = participants.map(({ id, person, role }) => ({ id, letters: initials(person), role }));
  const held: Seat[] = joining ? [{ id: joining.id, letters: initials(joining), role: null }] : [];
  const waiting: Seat[] = Array.from(
    { length: Math.max(0, least - taken.length - held.length) },
    (_, index) => ({
      id: `empty-${index}`,
      letters: "",
      role: null,
    }),
  );
  const all = [...taken, ...held, ...waiting];
  const seats = all.slice(0, most);
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" className={styles.table}>
      <circle cx="160" cy="160" r="86" className={styles.board} />
      <circle cx="160" cy="160" r="32" strokeWidth="4" className={styles.subject} />
      <text x="160" y="160">
        {subject ? initials(subject) : "?"}
      </text>
      {seats.map(({ id, letters, role }, place) => {
        const angle = (place / seats.length) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [160 + 124 * Math.cos(angle), 160 + 124 * Math.sin(angle)];
        const isLastOfMany = all.length > most && place === most - 1;
        return (
          <g key={id}>
            <circle cx={x} cy={y} r="20" className={role ? `${styles.seat} ${styles[role]}` : styles.empty} />
            <text x={x} y={y}>
              {isLastOfMany ? `+${all.length - most + 1}` : letters}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
