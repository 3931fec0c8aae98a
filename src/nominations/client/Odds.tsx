import { WillBeShown } from "#evaluations/client/launch/WillBeShown.tsx";
import { readabilityAt, type Readability } from "#evaluations/rules/readability.ts";
import { type ParticipantRole, protectedRoles } from "#evaluations/vocabulary.ts";

interface OddsProps {
  /** By group and number of people. */
  odds: readonly Readability[];
  threshold: number;
  /** Who would be invited. */
  people: readonly { role: ParticipantRole }[];
  note?: string;
}

/** Beside a decision: will the answers of these people be shown? Never for the person evaluated. */
export function Odds({ odds, threshold, people, note }: OddsProps) {
  const readability = protectedRoles.flatMap((role) => {
    const count = people.filter((one) => one.role === role).length;
    return readabilityAt(odds, { role, count }) ?? [];
  });
  return <WillBeShown evaluation={{ readability, threshold }} {...(note ? { note } : {})} />;
}
