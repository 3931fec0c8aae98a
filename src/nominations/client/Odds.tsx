import { WillBeShown } from "#evaluations/client/launch/WillBeShown.tsx";
import type { ParticipantRole } from "#evaluations/contract/questionnaire.ts";
import { readabilityAt, type Readability } from "#evaluations/rules/readability.ts";
import { nominatedRoles } from "#nominations/rules.ts";

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
  const readability = nominatedRoles.flatMap((role) => {
    const count = people.filter((one) => one.role === role).length;
    return readabilityAt(odds, { role, count }) ?? [];
  });
  return <WillBeShown evaluation={{ readability, threshold }} {...(note ? { note } : {})} />;
}
