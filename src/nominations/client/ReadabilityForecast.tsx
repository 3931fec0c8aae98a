import { WillBeShown } from "#evaluations/client/launch/WillBeShown.tsx";
import { findReadability, type Readability } from "#evaluations/rules/readability.ts";
import { type ParticipantRole, protectedRoles } from "#evaluations/vocabulary.ts";

interface ReadabilityForecastProps {
  /** By group and number of people. */
  readabilityForecast: readonly Readability[];
  threshold: number;
  /** Who would be invited. */
  people: readonly { role: ParticipantRole }[];
  note?: string;
}

/** Beside a decision: will the answers of these people be shown? Never for the person evaluated. */
export function ReadabilityForecast({
  readabilityForecast,
  threshold,
  people,
  note,
}: ReadabilityForecastProps) {
  const readability = protectedRoles.flatMap((role) => {
    const count = people.filter((one) => one.role === role).length;
    return findReadability(readabilityForecast, { role, count }) ?? [];
  });
  return <WillBeShown evaluation={{ readability, threshold }} {...(note ? { note } : {})} />;
}
